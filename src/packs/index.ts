export * from './card-index.ts';
export * from './card-texts.ts';
export { coreOf, firstOf } from './core-pack.ts';
export * from './difference.ts';
export { CORE } from './extension/extension.ts';
export * from './names.ts';
export * from './open-pack.ts';
export { dataFault, isPackObject, type PackObject } from './pack-data.ts';
export { contentHash, type FindPack } from './resolve.ts';
