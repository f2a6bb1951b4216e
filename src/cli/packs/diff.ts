import type { Language } from '../../kernel/index.ts';
import { type FieldDifference, packDifference } from '../../packs/index.ts';
import type { GameFactories } from '../arguments.ts';
import { coloursFor, type Io, misuse, widthOf } from '../terminal/io.ts';
import { wrap } from '../terminal/layout.ts';
import { printable, printableSpeech } from '../terminal/printable.ts';
import { texts } from '../text.ts';
import { type NamedPack, packNamed } from './pack-argument.ts';
import { cardLines } from './show.ts';

export interface DiffOptions {
  readonly first: string;
  readonly second: string;
  readonly gameName: string | null;
  readonly language: Language;
  readonly json: boolean;
}

/** Prints how the second of two packs differs from the first: cards, numbers and sentences. The exit code. */
export async function diffPacks(factories: GameFactories, options: DiffOptions, io: Io): Promise<number> {
  const { language, json } = options;
  const text = texts[language].packs;
  const [before, after] = await bothNamed(factories, options);
  if (before.game.name !== after.game.name) {
    const [firstGame, secondGame] = [before.game.name, after.game.name];
    throw misuse(text.otherGame({ first: options.first, firstGame, second: options.second, secondGame }));
  }
  const difference = packDifference(before.pack, after.pack);
  const [old, fresh] = [before, after].map(({ game }) => printableSpeech(game.speech[language]));
  const said = difference.cards.map((card) => ({
    ...card,
    before: card.kind === 'added' ? null : (old?.card(card.id) ?? null),
    after: card.kind === 'removed' ? null : (fresh?.card(card.id) ?? null),
  }));
  if (json) {
    const contents = [before.game.content, after.game.content];
    io.stdout.write(`${JSON.stringify({ game: before.game.name, contents, ...difference, cards: said }, null, 2)}\n`);
    return 0;
  }
  const colours = coloursFor(io.stdout, io.env);
  const width = widthOf(io.stdout);
  const print = (line: string) => io.stdout.write(`${line}\n`);
  const { fields, cards, reordered } = difference;
  if (fields.length + cards.length === 0) print(reordered ? text.otherOrder : text.same);
  for (const field of fields) print(fieldLine(field, '', width));
  const marks = { added: colours.green('+'), removed: colours.red('-'), changed: colours.yellow('~') };
  for (const { kind, id, fields, before, after } of said) {
    const shown = after ?? before ?? { name: id, text: '' };
    const head = `${marks[kind]} ${text[kind]} `;
    if (kind !== 'changed') {
      print(`${head}${cardLines({ id, ...shown }, text.noText, 2, colours, width).trimStart()}`);
      continue;
    }
    print(`${head}${colours.bold(shown.name)} ${colours.dim(`(${printable(id)})`)}`);
    for (const field of fields) print(fieldLine(field, '    ', width));
    if (before === null || after === null || before.text === after.text) continue;
    print(wrap(before.text, width, `    ${colours.red('-')} `));
    print(wrap(after.text, width, `    ${colours.green('+')} `));
  }
  return 0;
}

/** Both packs; `core` is that of the game that the other is for. */
async function bothNamed(
  factories: GameFactories,
  { first, second, gameName, language }: DiffOptions,
): Promise<[NamedPack, NamedPack]> {
  const named = (said: string, game: string | null) => packNamed(factories, said, game, language);
  if (first === 'core' && gameName === null) {
    const after = await named(second, null);
    return [await named(first, after.game.name), after];
  }
  const before = await named(first, gameName);
  return [before, await named(second, second === 'core' ? before.game.name : gameName)];
}

const valueText = (value: unknown): string => (value === undefined ? '–' : printable(JSON.stringify(value)));

const fieldLine = ({ path, before, after }: FieldDifference, indent: string, width: number): string =>
  wrap(`${printable(path)}: ${valueText(before)} → ${valueText(after)}`, width, indent);
