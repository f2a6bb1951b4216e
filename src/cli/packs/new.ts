import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { didYouMean, LANGUAGES, type Language } from '../../kernel/index.ts';
import { cardIndex, isPackObject, type PackObject } from '../../packs/index.ts';
import { factoryNamed, type GameFactories } from '../arguments.ts';
import { type Io, misuse } from '../terminal/io.ts';
import { grid } from '../terminal/layout.ts';
import { texts } from '../text.ts';
import { writeNew } from './export.ts';
import { packJson } from './layout.ts';
import { coreNamed } from './pack-argument.ts';

export interface NewPackOptions {
  readonly gameName: string;
  readonly id: string;
  /** The list that the first card is for, nested ones with dots; null: one in which cards say what they do. */
  readonly list: string | null;
  /** All cards of the game instead of one new one. */
  readonly whole: boolean;
  readonly out: string | null;
  readonly language: Language;
}

/** Makes a small pack that can be played at once, to be turned into one’s own. The exit code. */
export function newPack(factories: GameFactories, options: NewPackOptions, io: Io): number {
  const { gameName, id, list, whole, language } = options;
  const text = texts[language].packs;
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(id)) throw misuse(text.badId({ id }));
  const { pack: core, game, factory } = coreNamed(factoryNamed(factories, gameName));
  const schema = factory.packSchema?.();
  const schemaFile = `${gameName}.schema.json`;
  const header = {
    ...(schema !== undefined && { $schema: `./${schemaFile}` }),
    game: gameName,
    id,
    version: '1.0.0',
    author: text.yourName,
    licence: 'CC0-1.0',
  };
  const file = options.out ?? `${id}.json`;
  if (whole) writeNew(file, packJson({ ...header, ...core, ...header }), language);
  else {
    const path = list ?? exampleList(core);
    const cards = path === undefined ? undefined : listAt(core, path);
    if (path === undefined || cards === undefined) {
      const lists = listsIn(core);
      throw misuse(`${text.noList({ game: gameName, list: `${path}`, lists })}${didYouMean(`${path}`, lists)}`);
    }
    const add = nested(path.split('.'), [exampleCard(cards[0] as PackObject, `${id}-1`, language, text.newCard)]);
    writeNew(file, packJson({ ...header, extends: { pack: 'core', hash: game.content }, add }), language);
  }
  if (schema !== undefined) {
    const beside = join(dirname(file), schemaFile);
    if (!existsSync(beside)) writeNew(beside, packJson(schema), language);
    io.stdout.write(`${text.schemaBeside({ file: beside })}\n`);
  }
  const next = [
    [`  grimalkin packs check ${file}`, text.doCheck],
    [`  grimalkin packs show ${file}`, text.doShow],
    [`  grimalkin play ${gameName} --pack ${file}`, text.doPlay],
  ];
  io.stdout.write(`${(whole ? text.madeWhole : text.made)({ file })}\n${grid(next)}\n`);
  return 0;
}

/** The lists of cards in a pack, nested ones with dots. */
function listsIn(pack: PackObject, before = ''): string[] {
  return Object.entries(pack).flatMap(([key, value]) => {
    if (Array.isArray(value)) return value.some((card) => isPackObject(card) && 'id' in card) ? [before + key] : [];
    return isPackObject(value) && !('id' in value) ? listsIn(value, `${before}${key}.`) : [];
  });
}

function listAt(pack: PackObject, path: string): readonly unknown[] | undefined {
  if (!listsIn(pack).includes(path)) return undefined;
  return path.split('.').reduce<unknown>((at, key) => (at as PackObject)[key], pack) as readonly unknown[];
}

/** A list of cards that say themselves what they do; else one of cards on which nothing else stands. */
function exampleList(pack: PackObject): string | undefined {
  const lists = listsIn(pack).filter((path) => !path.includes('.'));
  const firstOf = (path: string) => listAt(pack, path)?.[0] as PackObject;
  return lists.find((path) => 'do' in firstOf(path)) ?? lists.find((path) => cardIndex(firstOf(path)).size === 0);
}

const nested = (keys: readonly string[], value: unknown): unknown =>
  keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);

/** A card like another, by another name; what stands on it has ids of its own, too. */
function exampleCard(like: PackObject, id: string, language: Language, name: string): unknown {
  let others = 0;
  const renamed = (value: unknown, top: boolean): unknown => {
    if (Array.isArray(value)) return value.map((inner) => renamed(inner, false));
    if (!isPackObject(value)) return value;
    const fields = Object.entries(value).map(([key, inner]) => {
      if (key === 'id') return [key, top ? id : `${id}-${++others}`];
      if (isPackObject(inner) && LANGUAGES.every((code) => code in inner)) return [key, { [language]: name }];
      return [key, renamed(inner, false)];
    });
    return Object.fromEntries(fields);
  };
  return renamed(like, true);
}
