import { describe, expect, test } from 'vitest';
import type { Thing } from '../board.ts';
import { AnswerBuilder, barredBy, wholeThing } from './answer-builder.ts';

/** `ruby@1`, or several with a plus between. */
const thing = (text: string): Thing =>
  text.split('+').map((part) => {
    const [word, at] = part.split('@');
    return at === undefined ? { word: word as string } : { word: word as string, at: Number(at) };
  });

const play = ['ruby', 'wood'].flatMap((card) =>
  ['centre', 'side-1'].flatMap((pile) => ['up', 'down'].map((how) => `play ${card} ${pile} ${how}`)),
);

/** Touches one after the other; the last must go on building. */
function touching(legal: readonly string[], ...things: string[]): AnswerBuilder {
  let building = new AnswerBuilder(legal);
  for (const text of things) {
    const touched = building.touch(thing(text));
    if (touched.kind === 'refused') throw new Error(`${text} was refused`);
    building = touched.building;
  }
  return building;
}

describe('touching', () => {
  test('narrows, in any order, until one answer is left', () => {
    const building = touching(play, 'side-1@2', 'ruby@1');
    expect(building.answers).toEqual(['play ruby side-1 up', 'play ruby side-1 down']);
    expect(building.touch(thing('down@3'))).toMatchObject({ kind: 'answer', say: 'play ruby side-1 down' });
  });

  test('a thing may stand for several words at once', () => {
    const legal = ['steal player-1 ruby', 'steal player-1 wood', 'steal player-2 ruby'];
    const touched = new AnswerBuilder(legal).touch(thing('player-1@1+ruby@2'));
    expect(touched).toMatchObject({ kind: 'answer', say: 'steal player-1 ruby' });
  });

  test('what all answers share needs no touch, and does no harm', () => {
    const building = touching(['give ruby player-1', 'give wood player-1'], 'player-1');
    expect(building.picks).toEqual([]);
    expect(building.stateOf(thing('player-1'))).toBe('other');
    expect(building.touch(thing('ruby'))).toMatchObject({ kind: 'answer', say: 'give ruby player-1' });
  });

  test('the only answer waits for a touch', () => {
    const building = new AnswerBuilder(['take centre']);
    expect(building.stateOf(thing('centre'))).toBe('legal');
    expect(building.touch(thing('centre'))).toMatchObject({ kind: 'answer', say: 'take centre' });
  });

  test('what belongs to no answer is refused', () => {
    expect(new AnswerBuilder(play).touch(thing('side-2'))).toEqual({ kind: 'refused' });
    expect(new AnswerBuilder(play).touch(thing('ruby@2'))).toEqual({ kind: 'refused' });
  });

  test('touched again, it is let go, and with it all that came after', () => {
    const building = touching(play, 'ruby@1', 'side-1@2', 'ruby@1');
    expect(building.picks).toEqual([]);
    expect(touching(play, 'ruby@1', 'side-1@2', 'side-1@2').picks).toHaveLength(1);
  });

  test('another of the same kind takes its place, and what goes with it stays', () => {
    const building = touching(play, 'ruby@1', 'side-1@2', 'wood@1');
    expect(building.answers).toEqual(['play wood side-1 up', 'play wood side-1 down']);
  });

  test('what excludes all that was chosen begins anew', () => {
    const legal = ['cast a', 'cast b', 'burn c red', 'burn c blue'];
    const building = touching(['cast a one', 'cast a two', ...legal], 'a', 'c');
    expect(building.answers).toEqual(['burn c red', 'burn c blue']);
  });

  test('of two that stand for the same words only the touched one is chosen', () => {
    const first = new AnswerBuilder(play).touch(thing('ruby@1'), '0');
    if (first.kind !== 'building') throw new Error(first.kind);
    expect(first.building.stateOf(thing('ruby@1'), '0')).toBe('chosen');
    expect(first.building.stateOf(thing('ruby@1'), '1')).toBe('other');
    const second = first.building.touch(thing('ruby@1'), '1');
    if (second.kind !== 'building') throw new Error(second.kind);
    expect(second.building.stateOf(thing('ruby@1'), '1')).toBe('chosen');
    expect(second.building.stateOf(thing('ruby@1'), '0')).toBe('other');
    expect(second.building.picks).toHaveLength(1);
  });

  test('taking back undoes the last touch alone', () => {
    const building = touching(play, 'ruby@1', 'side-1@2').takenBack();
    expect(building.chosen).toEqual([{ say: 'play ruby centre up', at: 1 }]);
    expect(building.takenBack().takenBack().picks).toEqual([]);
  });
});

describe('lights', () => {
  test('what leads on is legal, what was touched is chosen, the rest is neither', () => {
    const building = touching(play, 'ruby@1');
    expect(building.stateOf(thing('ruby@1'))).toBe('chosen');
    expect(building.stateOf(thing('side-1@2'))).toBe('legal');
    expect(building.stateOf(thing('wood@1'))).toBe('other');
    expect(building.stateOf(thing('side-3@2'))).toBe('other');
  });
});

describe('the next step', () => {
  const cards = [thing('ruby@1'), thing('wood@1')];
  const piles = [thing('centre@2'), thing('side-1@2')];

  test('the board comes first, and the bar asks for the first word that differs', () => {
    const step = new AnswerBuilder(play).step([...cards, ...piles]);
    expect(step).toEqual({ asks: { verb: 'play', at: 1 }, options: [], board: true, more: true });
  });

  test('what the board does not have stands in the bar', () => {
    const step = touching(play, 'wood@1', 'centre@2').step([...cards, ...piles]);
    expect(step).toEqual({
      asks: { verb: 'play', at: 3 },
      options: [
        { say: 'play wood centre up', at: 3 },
        { say: 'play wood centre down', at: 3 },
      ],
      board: false,
      more: false,
    });
  });

  test('beside a board that leads on, the bar has what is reached in no other way', () => {
    const many = ['ruby', 'wood', 'moon', 'dust'].map((card) => `discard ${card}`);
    const step = new AnswerBuilder([...many, 'pass']).step(many.map((say) => [{ word: say.split(' ')[1] as string }]));
    expect(step).toEqual({
      asks: { verb: 'discard', at: 1 },
      options: [{ say: 'pass', at: null }],
      board: true,
      more: false,
    });
  });

  test('few answers stand in the bar too, in as few words as tell them apart', () => {
    const things = [[{ word: 'ruby' }], [{ word: 'wood' }]];
    const options = (...legal: string[]) => new AnswerBuilder(legal).step(things).options;
    expect(options('discard ruby', 'discard wood', 'pass')).toEqual([
      { say: 'discard ruby', at: 1 },
      { say: 'discard wood', at: 1 },
      { say: 'pass', at: null },
    ]);
    expect(options('discard ruby')).toEqual([{ say: 'discard ruby', at: null }]);
    // Those that take several touches would be long: they are for the board, and for the list.
    expect(options('play ruby x', 'play ruby y', 'play wood x')).toEqual([]);
  });

  test('of a question with many answers the bar has every kind, where that is wanted; an only one whole', () => {
    const legal = ['pass', 'walk a', 'walk b', 'walk c', 'strike moss'];
    const kinds = { walk: 'Walk', strike: 'Strike' };
    const things = ['a@1', 'b@1', 'c@1', 'moss@1'].map(thing);
    const options = [
      { say: 'walk a', at: 0 },
      { say: 'strike moss', at: null },
      { say: 'pass', at: null },
    ];
    expect(new AnswerBuilder(legal).step(things, kinds)).toMatchObject({ options, kinds: true, board: true });
    expect(new AnswerBuilder(legal).step(things)).toMatchObject({ options: options.slice(2) });
    // Who has chosen one is asked on.
    const chosen = new AnswerBuilder(legal).choose({ say: 'walk a', at: 0 });
    if (chosen.kind !== 'building') throw new Error('that was no answer yet');
    expect(chosen.building.stateOf(thing('moss@1'))).toBe('other');
    const step = chosen.building.step(things, kinds);
    expect(step.kinds).toBeUndefined();
    expect(step.options.map(({ at }) => at)).toEqual([1, 1, 1]);
    // Few stand there anyway.
    expect(new AnswerBuilder(legal.slice(0, 4)).step(things, kinds).kinds).toBeUndefined();
  });

  test('what was chosen in the bar is chosen on the board', () => {
    const chosen = new AnswerBuilder(['discard ruby', 'discard wood']).choose({ say: 'discard ruby', at: 1 });
    if (chosen.kind !== 'answer') throw new Error('that was an answer');
    expect(chosen.building.stateOf([{ word: 'ruby' }])).toBe('chosen');
    expect(chosen.building.stateOf([{ word: 'wood' }])).toBe('other');
  });

  test('a thing that leads nowhere is no way', () => {
    const step = new AnswerBuilder(['cast ruby', 'cast wood']).step([thing('ruby@2'), thing('moss')]);
    expect(step.board).toBe(false);
    expect(step.options).toHaveLength(2);
  });

  test('few answers are offered whole', () => {
    const step = new AnswerBuilder(['use', 'pass']).step([]);
    expect(step).toEqual({
      asks: null,
      options: [
        { say: 'use', at: null },
        { say: 'pass', at: null },
      ],
      board: false,
      more: false,
    });
    expect(new AnswerBuilder(['peek']).step([]).options).toEqual([{ say: 'peek', at: null }]);
  });

  test('many are offered word by word, each word once', () => {
    const step = new AnswerBuilder(play).step([]);
    expect(step.asks).toEqual({ verb: 'play', at: 1 });
    expect(step.options.map(({ say }) => say)).toEqual(['play ruby centre up', 'play wood centre up']);
  });

  test('an answer that ends where another goes on is offered whole', () => {
    const legal = ['fire', 'fire left', 'fire right', 'fire up', 'fire down'];
    const { options } = new AnswerBuilder(legal).step([]);
    expect(options[0]).toEqual({ say: 'fire', at: null });
    expect(new AnswerBuilder(legal).choose({ say: 'fire', at: null })).toMatchObject({ kind: 'answer', say: 'fire' });
  });

  test('choosing in the bar is touching', () => {
    const building = touching(play, 'wood@1', 'centre@2');
    expect(building.choose({ say: 'play wood centre down', at: 3 })).toMatchObject({
      kind: 'answer',
      say: 'play wood centre down',
    });
    expect(new AnswerBuilder(play).choose({ say: 'play wood centre down', at: 1 })).toMatchObject({ kind: 'building' });
  });
});

describe('what is chosen', () => {
  test('is told in the order of the answer', () => {
    const building = touching(play, 'side-1@2', 'wood');
    expect(building.chosen.map(({ at }) => at)).toEqual([1, 2]);
    expect(building.chosen[0]?.say).toBe('play wood side-1 up');
  });
});

test('the verb is told only if nothing else is', () => {
  const legal = [...play, 'take centre'];
  expect(touching(legal, 'play@0').chosen.map(({ at }) => at)).toEqual([0]);
  expect(touching(legal, 'play@0+ruby@1').chosen.map(({ at }) => at)).toEqual([1]);
});

describe('why not', () => {
  const barred = [
    { say: 'play ruby side-2 up', bar: 1 },
    { say: 'play wood side-2 up', bar: 2 },
    { say: 'take side-3', bar: 3 },
  ];
  test('is said of the answer that fits best what was chosen', () => {
    const { picks } = touching(play, 'wood@1');
    expect(barredBy(barred, thing('side-2@2'), picks)?.bar).toBe(2);
    expect(barredBy(barred, thing('side-2@2'), [])?.bar).toBe(1);
    expect(barredBy(barred, thing('side-3'), picks)?.bar).toBe(3);
  });
  test('is the one that holds for most of what could have been done with it', () => {
    const far = { rule: 'R-1', why: 'too-far' };
    const spent = { rule: 'R-2', why: 'no-tokens' };
    const answers = ['luck cat a', 'luck cat b', 'luck cat c'];
    const shut = answers.map((say, i) => ({ say, bar: i === 0 ? far : { ...spent } }));
    expect(barredBy(shut, thing('cat'), [])?.bar).toEqual(spent);
    expect(barredBy(shut, thing('a'), [])?.bar).toEqual(far);
  });
  test('is not against what is not left to choose anyway', () => {
    const shut = [
      { say: 'play ruby centre up', bar: 'no-more-up' },
      { say: 'play ruby centre down', bar: 'leaves-empty' },
    ];
    const left = ['play ruby side-1 down', 'play ruby side-2 down'];
    expect(barredBy(shut, thing('centre@2'), touching(left, 'ruby@1').picks, left)?.bar).toBe('leaves-empty');
  });
  test('is not known of what no barred answer has', () => {
    expect(barredBy(barred, thing('moon'), [])).toBe(null);
  });
  test('a whole answer stands for all its words', () => {
    expect(wholeThing('take side-3')).toEqual([
      { word: 'take', at: 0 },
      { word: 'side-3', at: 1 },
    ]);
  });
});
