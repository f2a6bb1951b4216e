import { didYouMean, type Language } from '../../kernel/index.ts';
import { cardTextsOf, type PackCardText } from '../../packs/index.ts';
import type { GameFactories } from '../arguments.ts';
import { type Colours, coloursFor, failure, type Io, widthOf } from '../terminal/io.ts';
import { wrap } from '../terminal/layout.ts';
import { printable, printableSpeech } from '../terminal/printable.ts';
import { texts } from '../text.ts';
import { packNamed } from './pack-argument.ts';

export interface ShowOptions {
  readonly pack: string;
  /** The card to be shown; null: all. */
  readonly id: string | null;
  readonly gameName: string | null;
  readonly language: Language;
  readonly json: boolean;
}

/** Prints the cards of a pack as people will read them. The exit code. */
export async function showPack(factories: GameFactories, options: ShowOptions, io: Io): Promise<number> {
  const { id, language, json } = options;
  const { game, pack } = await packNamed(factories, options.pack, options.gameName, language);
  const text = texts[language].packs;
  const all = cardTextsOf(pack, printableSpeech(game.speech[language]));
  const cards = id === null ? all : all.filter((card) => card.id === id || isOn(all, card, id));
  if (cards.length === 0) {
    const ids = all.map((card) => card.id);
    throw failure(`${text.noCard({ id: `${id}` })}${didYouMean(`${id}`, ids)}`);
  }
  if (json) {
    io.stdout.write(`${JSON.stringify({ game: game.name, content: game.content, language, cards }, null, 2)}\n`);
    return 0;
  }
  const colours = coloursFor(io.stdout, io.env);
  let list = '';
  for (const card of cards) {
    const under = all.find((each) => each.id === card.on);
    // What a card says itself need not be said again of what stands on it.
    if (id === null && card.text !== '' && under?.text.includes(card.text) === true) continue;
    const [first = ''] = printable(card.path).split('[');
    if (id === null && first !== list) io.stdout.write(`${list === '' ? '' : '\n'}${colours.dim(first)}\n`);
    list = first;
    const indent = card.on === null ? 2 : 6;
    io.stdout.write(`${cardLines(card, text.noText, indent, colours, widthOf(io.stdout))}\n`);
  }
  return 0;
}

/** Whether a card stands on another, or on something that does. */
function isOn(all: readonly PackCardText[], card: PackCardText, id: string): boolean {
  for (let on = card.on; on !== null; on = all.find((each) => each.id === on)?.on ?? null) if (on === id) return true;
  return false;
}

/** A card: its name, its id, and what it says. */
export function cardLines(
  { id, name, text }: Pick<PackCardText, 'id' | 'name' | 'text'>,
  none: string,
  indent: number,
  colours: Colours,
  width: number,
): string {
  const title = `${colours.bold(name)} ${colours.dim(`(${printable(id)})`)}`;
  const body = text === '' ? colours.dim(none) : text;
  return [wrap(title, width, ' '.repeat(indent)), wrap(body, width, ' '.repeat(indent + 2))].join('\n');
}
