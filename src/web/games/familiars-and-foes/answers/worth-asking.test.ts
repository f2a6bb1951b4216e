import { expect, test } from 'vitest';
import type { FoesTable } from '../../../../games/familiars-and-foes/face.ts';
import type { HeardEvent, View } from '../../../../kernel/index.ts';
import type { GameBoard } from '../../../table/board.ts';
import { face, moments } from '../testing/moments.ts';
import * as moment from './worth-asking.ts';

const { isWorthAsking }: Pick<Required<GameBoard>, 'isWorthAsking'> = moment;

const OWN = 'mimsy';
const OTHER = 'jinxie';
interface Position {
  readonly roll?: Partial<FoesTable['roll']>;
  readonly hp?: number;
  readonly mp?: number;
  readonly otherHp?: number;
  readonly foeHp?: number;
  readonly open?: boolean;
  /** The place of the Familiar that calls a Ballyhoo. */
  readonly caller?: number;
}
/** Mimsy is ours, Jinxie is not; before them stands a Smudge, which often does 2, and 3 with a twenty. */
const at = ({ roll = {}, hp = 13, mp = 7, otherHp = 13, foeHp = 16, open = false, caller }: Position): View =>
  ({
    viewer: 0,
    stack: caller === undefined ? [] : [{ proc: 'calling', step: 0, data: { place: caller } }],
    table: {
      familiars: [
        { familiar: OWN, seat: 0, hp, mp, health: 13 },
        { familiar: OTHER, seat: 1, hp: otherHp, mp: 7, health: 13 },
      ],
      foes: [{ foe: 'smudge', hp: foeHp, health: 16 }],
      roll: { by: null, foe: 0, deed: null, face: 0, bonus: 0, ...roll },
      open,
      running: [],
    },
  }) as unknown as View;
const asks = (
  ask: string,
  position: Position,
  legal: readonly string[] = ['pass'],
  events: readonly HeardEvent[] = [],
) => isWorthAsking({ ask, with: {}, legal }, { view: at(position), face, events });

test('before a Familiar rolls: only an own one whose spell is dear, or whose attack could finish a Foe', () => {
  expect(asks('roll', { roll: { by: OWN, deed: 'tidal-splash' } })).toBe(true);
  expect(asks('roll', { roll: { by: OTHER, deed: 'bonfire' } })).toBe(false);
  expect(asks('roll', { roll: { by: OWN, deed: 'book-bonk' } })).toBe(false);
  const encore = ['ability jinxie all', 'pass'];
  expect(asks('roll', { roll: { by: OWN, deed: 'book-bonk' }, foeHp: 6 }, encore)).toBe(true);
  expect(asks('roll', { roll: { by: OWN, deed: 'book-bonk' }, foeHp: 12 }, encore)).toBe(false);
  expect(asks('roll', { roll: { by: OWN, deed: 'book-bonk' }, foeHp: 6 })).toBe(false);
  expect(asks('roll', { roll: { by: OWN, deed: face.pack.artifacts[0]?.id ?? '' } })).toBe(true);
});

test('before a Foe rolls: only where it could hurt badly, or could be defeated first', () => {
  expect(asks('foeRoll', {})).toBe(false);
  expect(asks('foeRoll', { hp: 4 })).toBe(true);
  expect(asks('foeRoll', { hp: 5 })).toBe(false);
  expect(asks('foeRoll', { otherHp: 3 })).toBe(false);
  expect(asks('foeRoll', { otherHp: 2 })).toBe(true);
  const smudge = 'reward smudge smudge';
  expect(asks('foeRoll', { foeHp: 3 }, [smudge, 'pass'])).toBe(true);
  expect(asks('foeRoll', { foeHp: 4 }, [smudge, 'pass'])).toBe(false);
});

test('after a roll: an own one that failed, and a Foe’s that hurts badly or forbids something', () => {
  const book = { by: OWN, deed: 'book-bonk' };
  const chart = face.pack.mats.find(({ id }) => id === OWN)?.physical.roll ?? [];
  const hits = chart.find(({ hit }) => hit !== undefined)?.from ?? 0;
  expect(asks('rolled', { roll: { ...book, face: hits - 1 } })).toBe(true);
  expect(asks('rolled', { roll: { ...book, face: hits } })).toBe(false);
  expect(asks('rolled', { roll: { ...book, by: OTHER, face: hits - 1 } })).toBe(false);
  expect(asks('rolled', { roll: { face: 20 }, hp: 6 })).toBe(true);
  expect(asks('rolled', { roll: { face: 6 }, hp: 6 })).toBe(false);
});

test('a coin is worth a thought where it is an own one and lies closed', () => {
  expect(asks('flipped', { caller: 0 })).toBe(true);
  expect(asks('flipped', { caller: 0, open: true })).toBe(false);
  expect(asks('flipped', { caller: 1 })).toBe(false);
  // A coin that nobody called for is one for a Fallen Familiar.
  expect(asks('flipped', {})).toBe(true);
});

test('who has declined a Ballyhoo is not asked once more because somebody else calls', () => {
  const heard = (kind: string, more: object = {}): HeardEvent => ({ kind, ...more }) as HeardEvent;
  const declined = heard('passes', { seat: 0 });
  const attack = [heard('attacks'), declined, heard('rolled'), heard('struck')];
  const call = [heard('ballyhoo'), heard('flipped'), heard('struck')];
  const ballyhoo = (events: readonly HeardEvent[]) => asks('ballyhoo', {}, ['ballyhoo mimsy', 'pass'], events);
  expect(ballyhoo(attack)).toBe(true);
  expect(ballyhoo([...attack, ...call])).toBe(true);
  expect(ballyhoo([...attack, declined, ...call])).toBe(false);
  expect(ballyhoo([...attack, declined, ...call, ...attack])).toBe(true);
  expect(ballyhoo([...attack, heard('passes', { seat: 1 }), ...call])).toBe(true);
});

test('a Ballyhoo is offered to who can afford it, and to anybody whose call may defeat the Foe', () => {
  const offered = (position: Position) =>
    isWorthAsking(
      { ask: 'ballyhoo', with: { foe: 'smudge' }, legal: ['ballyhoo mimsy', 'pass'] },
      { view: at(position), face, events: [] },
    );
  expect(offered({})).toBe(true);
  expect(offered({ mp: 3 })).toBe(false);
  expect(offered({ hp: 3 })).toBe(false);
  expect(offered({ hp: 3, foeHp: 2 })).toBe(true);
  // That somebody else could afford it does not matter.
  expect(offered({ hp: 3, otherHp: 13 })).toBe(false);
});

test('over whole games every moment is judged, and of those that are asked some are worth it and some are not', () => {
  const found = new Map<string, Set<boolean>>();
  for (const [n, seats] of [1, 3, 1, 3, 1, 3].entries())
    for (const { view, question, events } of moments(seats, `worth ${n}`, { level: 'master', familiars: 'auto' })) {
      if (question === null || !question.legal.includes('pass')) continue;
      const judged = found.get(question.ask) ?? new Set();
      found.set(question.ask, judged.add(isWorthAsking(question, { view: view as View, face, events })));
    }
  for (const ask of ['roll', 'foeRoll', 'flipped']) expect([ask, found.get(ask)?.size]).toEqual([ask, 2]);
  if (found.has('damage')) expect(found.get('damage')).toEqual(new Set([true]));
});
