// Guards tsconfig.pure.json: if Node's or the browser's types ever leak into it (through a package's own types,
// say), one of these lines stops being an error, and that is an error.

// @ts-expect-error
console;
// @ts-expect-error
process;
// @ts-expect-error
setTimeout;
// @ts-expect-error
performance;
// @ts-expect-error
structuredClone;
// @ts-expect-error
document;
