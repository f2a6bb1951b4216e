import { InvalidArgumentError } from 'commander';
import { type Clock, clockSchema } from '../../protocol/table.ts';

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/** A clock from the command line: `none`, `30s` for each move, `10m/game`, `2d` for each move. */
export function clockOf(text: string): Clock {
  const [, number = '', unit = '', game] = /^(\d{1,6})([smhd])(\/game)?$/.exec(text) ?? [];
  const clock =
    text === 'none'
      ? { kind: 'none' }
      : unit === 'd' && game === undefined
        ? { kind: 'days', days: Number(number) }
        : { kind: game === undefined ? 'move' : 'game', seconds: Number(number) * (SECONDS[unit] ?? Number.NaN) };
  const { success, data } = clockSchema.safeParse(clock);
  if (success) return data;
  throw new InvalidArgumentError(
    'It must be none, a time for each move (30s, 5m, 1h; from 5 seconds to a day), a time for the whole game (10m/game; from 30 seconds to 7 days), or days for each move (2d; from 1 to 14).',
  );
}

/** Milliseconds as a clock shows them: 0:07, 12:30, 1:02:03, or in days and hours. */
export function shown(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => `${number}`.padStart(2, '0');
  if (days > 0) return `${days}d ${hours}h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
