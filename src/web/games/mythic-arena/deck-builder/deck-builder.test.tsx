import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../../games/index.ts';
import { type ArenaTable, faceFactory } from '../../../../games/mythic-arena/face.ts';
import { type AnyGame, type Language, Match, type Options, type View, type Viewer } from '../../../../kernel/index.ts';
import { propsFor, renderPiece, withoutDocument } from '../../../table/testing/render.tsx';
import { look } from '../cards/look.ts';
import { messages } from '../generated/all.ts';
import { arenaProps } from '../selectors.ts';
import { DeckBuilder } from './deck-builder.tsx';
import { isPreparing, leadIn, preparationPhaseOf } from './decks/phase.ts';

const rules = games['mythic-arena']?.core as AnyGame;
const face = faceFactory.core;

beforeAll(withoutDocument);

const start = (options: Options) => Match.start(rules, { seats: 2, options, seed: 'workshop', salts: [] });
type Played = ReturnType<typeof start>;
const seen = (match: Played, viewer: Viewer) => match.view(viewer) as View<ArenaTable>;

/** Gives answers, always the one at this place of the list, while the deck builder is at this phase. */
function playOn(match: Played, phase: string, enough = () => false): void {
  while (preparationPhaseOf(seen(match, 'all')) === phase && !enough()) {
    const seat = match.view('all').asked[0] as number;
    const question = match.question(seat);
    match.answer(seat, question?.legal[0] as string);
  }
}

function drawnFor(match: Played, viewer: Viewer, language: Language = 'en'): string {
  const question = typeof viewer === 'number' ? match.question(viewer) : null;
  const picking = { stateOf: () => 'legal' as const, isLit: () => true, touch: () => {}, say: () => {} };
  const props = arenaProps(propsFor(face, seen(match, viewer), { language, question, picking }));
  return renderPiece(props, look, <DeckBuilder props={props} />);
}

describe('a draft', () => {
  test('shows both decks to all, and who has taken what', () => {
    const match = start({ decks: 'draft' });
    expect(preparationPhaseOf(seen(match, 0))).toBe('draft');
    playOn(match, 'draft', () => seen(match, 0).table.players.every(({ deck }) => deck?.length === 2));
    const t = messages.en.deckBuilder;
    for (const viewer of [0, 1, null, 'all'] as const) {
      const page = drawnFor(match, viewer);
      for (const { deck } of seen(match, 'all').table.players)
        for (const card of deck ?? []) expect(page.match(new RegExp(`data-card="${card}"`, 'g'))?.length).toBe(2);
    }
    const first = seen(match, 0).table.players[1]?.deck?.[0] as string;
    expect(drawnFor(match, 0)).toContain(t.takenBy({ card: face.speech.en.card(first).name, name: 'Ben' }));
    playOn(match, 'draft');
    expect(preparationPhaseOf(seen(match, 0))).toBe('lead');
  });
});

describe('Lead Pets', () => {
  test('are chosen in secret: who has chosen is known, what only to them', () => {
    const match = start({ decks: 'constructed' });
    playOn(match, 'build');
    const card = seen(match, 1).table.players[1]?.deck?.[2] as string;
    match.answer(1, `lead ${card}`);
    expect(leadIn(seen(match, 1), 1)).toEqual({ lies: true, card });
    expect(leadIn(seen(match, 0), 1)).toEqual({ lies: true, card: null });
    expect(leadIn(seen(match, 0), 0)).toEqual({ lies: false, card: null });
    expect(drawnFor(match, 1)).toContain(messages.en.deckBuilder.leads({ card: face.speech.en.card(card).name }));
    const theirs = drawnFor(match, 0);
    expect(theirs).toContain(messages.en.deckBuilder.hasLed({ name: 'Ben' }));
    expect(theirs.slice(theirs.indexOf('data-place="deck:1"'))).not.toMatch(/data-card="[^"]/);
  });
  test('are nobody’s own for who looks on', () => {
    const match = start({ decks: 'dealt' });
    for (const viewer of [null, 'all'] as const) {
      const page = drawnFor(match, viewer);
      for (const name of ['Ann', 'Ben']) expect(page).toContain(messages.en.deckBuilder.chooses({ name }));
      expect(page).not.toContain(messages.en.deckBuilder.lead);
    }
  });
  test('are the end of the deck builder', () => {
    const match = start({ decks: 'dealt' });
    expect(preparationPhaseOf(seen(match, 0))).toBe('lead');
    playOn(match, 'lead');
    expect(isPreparing(seen(match, 0))).toBe(false);
  });
});

test('a deck that is built shows nothing to the other side, and to nobody who looks on', () => {
  const match = start({ decks: 'constructed' });
  let given = 0;
  playOn(match, 'build', () => ++given > 12);
  const [staged] = seen(match, 0).table.staged as [readonly string[]];
  expect(staged.length).toBe(12);
  expect(seen(match, 1).table.staged[0]).toEqual([]);
  expect(drawnFor(match, null)).not.toMatch(/data-card="[^"]/);
  for (const language of ['en', 'it', 'fr', 'es', 'de'] as const)
    expect(drawnFor(match, 0, language)).toContain(messages[language].deckBuilder.lying({ cards: 12 }));
});
