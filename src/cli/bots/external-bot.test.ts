import { expect, test } from 'vitest';
import { makeBot } from '../../bots/index.ts';
import { games } from '../../games/index.ts';
import { type AnyGame, Match, type Question } from '../../kernel/index.ts';
import { liarsDice } from '../../kernel/testing/games/liars-dice.ts';
import { fromBot, isMisread, readLine, toBot } from '../../protocol/bot.ts';
import { channelTo, playWith } from '../testing/bots.ts';
import { botServer } from './bot-server.ts';
import type { ChannelListener } from './channel.ts';
import { ExternalBot } from './external-bot.ts';
import { BotFault } from './fault.ts';

const ours = (game: AnyGame, level = 'random', seed = '1') =>
  botServer({
    make: (of) => makeBot(level, of),
    seed,
    now: () => 0,
    gameOf: (name, content) => (game.name === name && game.content === content ? game : null),
  });

const SETUP = { game: liarsDice.name, content: liarsDice.content, seats: 2, seat: 0, options: {} };
const match = Match.start(liarsDice, { seats: 2, options: {}, seed: '1', salts: [] });
const seat = liarsDice.asked(match.state)[0] as number;
const question = match.question(seat) as Question;
const legal = question.legal[0] as string;
const READY = '{"type":"ready"}';

/** A bot that is ready and then says this to the first question. */
const saying = (reply: (id: number) => string | null) =>
  channelTo((line) => {
    const message = JSON.parse(line);
    if (message.type === 'hello') return READY;
    return message.type === 'ask' ? reply(message.id) : null;
  });
const fault = (why: string, says: RegExp) => (error: unknown) => {
  expect(error).toBeInstanceOf(BotFault);
  expect(error).toMatchObject({ bot: 'other', why, message: expect.stringMatching(says) });
};

test.each(Object.values(games).map(({ core }) => [core.name, core] as const))(
  'our bots play a whole game of %s by the protocol, and the same again from the same seeds',
  async (_, game) => {
    const result = async () => {
      const { min } = game.seating.seats;
      const lines = Array.from({ length: min }, (_, n) => channelTo(ours(game, 'random', `${n}`)));
      const places = await playWith(
        game,
        lines.map((line, n) => new ExternalBot(`bot-${n}`, line)),
      );
      return { places, sent: lines.map(({ sent }) => sent) };
    };
    const first = await result();
    expect(first.places.places.length).toBe(game.seating.seats.min);
    expect(await result()).toEqual(first);
    for (const line of first.sent.flat()) expect(isMisread(readLine(toBot, line)), line).toBe(false);
    const heard = first.sent[0]?.map((line) => JSON.parse(line).type);
    expect(heard?.[0]).toBe('hello');
    expect(heard?.at(-1)).toBe('over');
  },
);

test('a bot hears what its seat sees and nothing of the seed', async () => {
  const line = saying((id) => JSON.stringify({ type: 'answer', id, say: legal, mood: 'a field more does no harm' }));
  const bot = new ExternalBot('other', line);
  await bot.start(SETUP);
  expect(await bot.choose(match.view(seat), question, 1000)).toBe(legal);
  expect(line.sent.map((text) => JSON.parse(text))).toEqual([
    { type: 'hello', protocol: 1, ...SETUP },
    {
      type: 'ask',
      id: 1,
      view: JSON.parse(JSON.stringify(liarsDice.view(match.state, seat))),
      question: liarsDice.question(match.state, seat),
      deadline: 1000,
    },
  ]);
});

test.each([
  ['what is no JSON', 'Hello from my favourite library', 'no-json', /no JSON: "Hello from my favourite/],
  ['what is no message', '{"type":"move","id":1}', 'malformed', /type must be one of/],
  ['an answer without words', '{"type":"answer","id":1}', 'malformed', /say is missing/],
  [
    'an illegal answer',
    '{"type":"answer","id":1,"say":"bid 9 9"}',
    'illegal',
    /'bid 9 9' is no legal answer to question 1/,
  ],
])('%s is a fault that the bot hears of too', async (_, said, why, says) => {
  const line = saying(() => said);
  const bot = new ExternalBot('other', line);
  await bot.start(SETUP);
  await bot.choose(match.view(seat), question, null).then(() => expect.unreachable(), fault(why, says));
  expect(JSON.parse(line.sent.at(-1) as string)).toMatchObject({ type: 'fault', why });
});

test('what the bot says of itself is a fault', async () => {
  const bot = new ExternalBot(
    'other',
    channelTo(() => '{"type":"fault","message":"I know no dice"}'),
  );
  await Promise.resolve(bot.start(SETUP)).then(
    () => expect.unreachable(),
    fault('own', /cannot go on: I know no dice/),
  );
});

test('an answer that comes too late is nobody’s, and the next question has its own', async () => {
  let held = '';
  const line = saying((id) => {
    if (id === 2) return JSON.stringify({ type: 'answer', id, say: legal });
    held = JSON.stringify({ type: 'answer', id, say: question.legal[1] });
    return null;
  });
  const listeners: ChannelListener[] = [];
  const bot = new ExternalBot('other', {
    ...line,
    listen: (given) => {
      listeners.push(given);
      line.listen(given);
    },
  });
  await bot.start(SETUP);
  await bot.choose(match.view(seat), question, 1).then(() => expect.unreachable(), fault('late', /question 1 in 1 ms/));
  const second = bot.choose(match.view(seat), question, null);
  // It comes while the next question waits, to which it would be a legal answer.
  listeners[0]?.heard(held);
  expect(await second).toBe(legal);
});

test('a bot that is never ready is late', async () => {
  const bot = new ExternalBot(
    'other',
    channelTo(() => null),
    { ready: 1 },
  );
  await bot.start(SETUP).then(() => expect.unreachable(), fault('late', /not ready after 1 ms/));
});

test('who answers each complaint with nonsense is not complained to for ever', async () => {
  const line = channelTo(() => 'nonsense');
  const bot = new ExternalBot('other', line);
  await bot.start(SETUP).then(() => expect.unreachable(), fault('no-json', /nonsense/));
  for (let n = 0; n < 50; n++) await Promise.resolve();
  expect(line.sent.length).toBeLessThanOrEqual(3);
  await bot.choose(match.view(seat), question, null).then(() => expect.unreachable(), fault('no-json', /nonsense/));
});

test.each([
  ['{"type":"hello","protocol":2,"game":"liars-dice","content":"x","seats":2,"seat":0,"options":{}}', /protocol is 2/],
  [
    '{"type":"hello","protocol":1,"game":"chess","content":"x","seats":2,"seat":0,"options":{}}',
    /no chess with the content x/,
  ],
  ['{"type":"hello","protocol":1}', /game is missing/],
  ['rubbish', /no JSON/],
])('our bot says what it cannot do: %s', (line, says) => {
  const said = readLine(fromBot, ours(liarsDice)(line) as string);
  expect(said).toMatchObject({ type: 'fault', message: expect.stringMatching(says) });
});

test('a line of a type that is not known yet is passed over, any other that cannot be read is a fault', () => {
  const reply = ours(liarsDice, 'greedy');
  expect(reply('{"type":"weather","sun":true}')).toBeNull();
  for (const line of ['{"type":"ask"}', '{"type":7}', 'null', '[]', 'hello'])
    expect(JSON.parse(reply(line) as string), line).toMatchObject({ type: 'fault', why: 'own' });
});

test('a question before hello, or a view that fits nothing, is a fault and no crash', () => {
  const reply = ours(liarsDice, 'greedy');
  const ask = JSON.stringify({ type: 'ask', id: 1, view: {}, question, deadline: null });
  expect(reply(ask)).toContain('before hello');
  expect(reply(JSON.stringify({ type: 'hello', protocol: 1, ...SETUP }))).toBe(READY);
  expect(JSON.parse(reply(ask) as string)).toMatchObject({ type: 'fault' });
});

test('our bot is not late: it answers with what it has thought so far', () => {
  let clock = 0;
  const reply = botServer({
    make: (game) => makeBot('nine-lives', game),
    ...{ seed: '1', now: () => clock++, gameOf: () => liarsDice },
  });
  reply(JSON.stringify({ type: 'hello', protocol: 1, ...SETUP }));
  const ask = { type: 'ask', id: 7, view: liarsDice.view(match.state, seat), question, deadline: 40 };
  const said = JSON.parse(reply(JSON.stringify(ask)) as string);
  expect(said).toMatchObject({ type: 'answer', id: 7 });
  expect(question.legal).toContain(said.say);
  // Ten milliseconds, the rest is for the way: that many looks at this clock, one at the beginning, and no more thinking.
  expect(clock).toBeGreaterThanOrEqual(11);
  expect(clock).toBeLessThanOrEqual(13);
});
