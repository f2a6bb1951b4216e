// Runs before every test file: seeds fast-check, so that it draws the same in every run and no run fails by chance.
// Another FUZZ_SEED makes it draw something else.
import { configureGlobal } from 'fast-check';

const word = process.env.FUZZ_SEED ?? 'grimalkin';
const seed = [...word].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
configureGlobal({ seed });
