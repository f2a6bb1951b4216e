import type { Outcome } from '../../../../kernel/index.ts';
import { LINES, type LineName } from '../../content/vocabulary.ts';
import { movingShare } from '../../view/chances.ts';
import { type ActionPreview, previewMove, previewSwap } from '../../view/preview.ts';
import { joined, losesOwn, type OutcomeContext, percent, plain, previewText, promised } from './context.ts';

/** What it means to come to a line, and to change places. */

const lineOf = ({ view }: OutcomeContext, ref: string): LineName | undefined =>
  LINES.find((line) => view.table.players.some(({ lines }) => lines[line].some(({ pet }) => pet === ref)));
const moved = ({ names, n }: OutcomeContext, pet: string, from: LineName, to: LineName): string =>
  names.t.outcomes.move({ pet: n.pet(pet), from: names.line(from), to: names.line(to) });

/** What tells a Pet from others on its line: its Passive Powers, or if it has none, its numbers. */
function petText({ content, names }: OutcomeContext, card: string): string | null {
  const pet = content.pack.pets.find(({ id }) => id === card);
  if (pet === undefined) return null;
  const passives = pet.passives.map(({ id }) => {
    const { name = id, text = '' } = names.texts.get(id) ?? {};
    return names.t.cards.passive({ name, text });
  });
  return passives.length === 0 ? names.t.cards.head(pet) : passives.join(' ');
}

export function playOutcome(e: OutcomeContext, card: string, line: string): Outcome {
  const { names, own } = e;
  const t = names.t.outcomes;
  const hand = { from: own.cards, to: own.cards - 1 };
  return {
    text: joined(petText(e, card), t.lines[line as LineName], t.hand(hand)),
    changes: [{ name: 'hand', ...hand }],
  };
}
export const enterOutcome = ({ names }: OutcomeContext, line: string): Outcome =>
  plain(names.t.outcomes.lines[line as LineName]);

/** A change of places in one's own turn: paralysed Pets must break free first. */
function switched(
  e: OutcomeContext,
  moves: readonly (readonly [pet: string, to: LineName])[],
  preview: ActionPreview,
): Outcome {
  const { content, names, n, view } = e;
  const t = names.t.outcomes;
  const share = moves.reduce((all, [pet]) => all * movingShare(content, view.table, pet), 1);
  const bound = moves.filter(([pet]) => movingShare(content, view.table, pet) < 1).map(([pet]) => pet);
  const said = moves.map(([pet, to]) => moved(e, pet, lineOf(e, pet) as LineName, to));
  const lines = moves.map(([pet, to]) => ({
    name: `line ${pet}`,
    from: LINES.indexOf(lineOf(e, pet) as LineName),
    to: LINES.indexOf(to),
  }));
  return {
    text: joined(
      share < 1 ? t.paralyzed({ pets: n.pets(bound), share: percent(share), status: n.status('paralyze') }) : null,
      t.moves({ moves: said }),
      previewText(e, preview),
      t.oneSwitch,
    ),
    changes: share < 1 ? [] : promised(preview, lines),
    ...(share === 1 && losesOwn(e, preview) && { harm: true }),
  };
}
export function switchOutcome(e: OutcomeContext, pet: string, other: string): Outcome {
  const preview = previewSwap(e.content, e.view.table, pet, other);
  return switched(
    e,
    [
      [pet, lineOf(e, other) as LineName],
      [other, lineOf(e, pet) as LineName],
    ],
    preview,
  );
}
export function moveOutcome(e: OutcomeContext, pet: string, line: string): Outcome {
  const preview = previewMove(e.content, e.view.table, pet, line);
  if (e.question.ask === 'primary') return switched(e, [[pet, line as LineName]], preview);
  return plain(joined(e.names.t.outcomes.lines[line as LineName], previewText(e, preview)));
}

/** Trading places by a Switch Hit or a Rune. */
export function swapOutcome(e: OutcomeContext, other: string): Outcome {
  const { content, names, n, question, view } = e;
  const t = names.t.outcomes;
  const pet = String(question.with.pet);
  const [from, to] = [lineOf(e, pet), lineOf(e, other)];
  if (from === undefined || to === undefined) return plain(names.t.events.switched({ pets: n.pets([pet, other]) }));
  const preview = previewSwap(content, view.table, pet, other);
  return plain(
    joined(
      t.moves({ moves: [moved(e, pet, from, to), moved(e, other, to, from)] }),
      question.ask === 'switch-hit' ? t.takesOver({ pet: n.pet(pet), other: n.pet(other) }) : null,
      previewText(e, preview),
    ),
  );
}
