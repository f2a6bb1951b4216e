import { type AnyGame, Match, type Result } from '../../kernel/index.ts';
import type { Player } from '../../lab/arena/player.ts';
import type { BotChannel, ChannelListener } from '../bots/channel.ts';

/** Plays a whole game between these players, one a seat. */
export async function playWith(game: AnyGame, players: readonly Player[], seed = '1'): Promise<Result> {
  const match = Match.start(game, { seats: players.length, options: {}, seed, salts: [] });
  const { content, seats, options } = match.state;
  await Promise.all(players.map((player, seat) => player.start({ game: game.name, content, seats, seat, options })));
  while (match.state.result === null) {
    const seat = game.asked(match.state)[0] as number;
    const question = match.question(seat);
    if (question === null) throw new Error('nobody is asked');
    const say = await (players[seat] as Player).choose(match.view(seat), question, null);
    if (!match.answer(seat, say).ok) throw new Error(`${say} was refused`);
  }
  for (const player of players) await player.finish(match.state.result);
  return match.state.result;
}

/** A line to somebody in this process: what they say to each line, at once. */
export function channelTo(reply: (line: string) => string | null): BotChannel & { readonly sent: string[] } {
  const sent: string[] = [];
  let listener: ChannelListener | null = null;
  return {
    sent,
    listen: (given) => {
      listener = given;
    },
    send: (text) => {
      sent.push(text);
      const said = reply(text);
      if (said !== null) queueMicrotask(() => listener?.heard(said));
    },
    stderr: () => '',
    close: async () => {},
  };
}
