import { expect, test } from 'vitest';
import type { RoseTable } from '../../games/black-rose/face.ts';
import type { FindTable } from '../../games/familiar-find/face.ts';
import type { FoesTable } from '../../games/familiars-and-foes/face.ts';
import type { ArenaTable } from '../../games/mythic-arena/face.ts';
import type { View } from '../../kernel/index.ts';
import { recounted } from '../table/answer/recap.tsx';
import type { GameBoard } from '../table/board.ts';
import { RecordedGames, type SeenMoment } from '../table/testing/moments.ts';
import { harm as rose } from './black-rose/harm.ts';
import { harm as find } from './familiar-find/harm.ts';
import { harm as foes } from './familiars-and-foes/harm.ts';
import { harm as arena } from './mythic-arena/harm.ts';
import { petsOf } from './mythic-arena/selectors.ts';

const VIEWER = 0;

/** What the viewer has, by name: what gets less of itself was lost. */
type Owned = (view: View) => Readonly<Record<string, number>>;

const cases: readonly (readonly [string, number, NonNullable<GameBoard['harm']>, Owned])[] = [
  ['familiar-find', 4, find, ({ table }) => (table as FindTable).players[VIEWER]?.collection ?? {}],
  [
    'mythic-arena',
    2,
    arena,
    ({ table }) => {
      const own = (table as ArenaTable).players[VIEWER];
      return own === undefined ? {} : Object.fromEntries(petsOf(own).map(({ pet, damage }) => [pet, -damage]));
    },
  ],
  [
    'familiars-and-foes',
    3,
    foes,
    ({ table }) =>
      Object.fromEntries(
        (table as FoesTable).familiars.filter(({ seat }) => seat === VIEWER).map(({ familiar, hp }) => [familiar, hp]),
      ),
  ],
  ['black-rose', 3, rose, ({ table }) => ({ left: (table as RoseTable).players[VIEWER]?.left ?? 0 })],
];

test.each(cases)('in %s whatever a player loses while others act is told', (name, seats, harm, owned) => {
  let losses = 0;
  for (let n = 0; n < 3; n++) {
    let before: SeenMoment<unknown> | null = null;
    const games = new RecordedGames(name);
    for (const now of games.byChance(VIEWER, seats, `harm ${n}`, name === 'mythic-arena' ? { decks: 'dealt' } : {})) {
      if (before !== null && before.question === null && now.view.result === null) {
        const [had, has] = [owned(before.view), owned(now.view)];
        const lost = Object.keys(had).filter((what) => what in has && (has[what] as number) < (had[what] as number));
        const events = now.events.slice(before.events.length);
        if (lost.length > 0) {
          losses++;
          expect(recounted({ harm }, events, VIEWER, now.view), JSON.stringify(events)).not.toEqual([]);
        }
      }
      before = now;
    }
  }
  expect(losses).toBeGreaterThan(0);
});
