// Before every file of tests: what fast-check draws is the same in every run, so that no run fails by luck. FUZZ_SEED has it
// draw something else.
import { configureGlobal } from 'fast-check';

const word = process.env.FUZZ_SEED ?? 'grimalkin';
const seed = [...word].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
configureGlobal({ seed });
