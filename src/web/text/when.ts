import type { Clock } from '../../protocol/table.ts';
import type { Language } from '../../text/languages.ts';

/** Times and numbers, as they are written in a language. */

/** English here is British: 14:30. */
const tag = (language: Language): string => (language === 'en' ? 'en-GB' : language);

type Unit = 'second' | 'minute' | 'hour' | 'day';

/** `20 min`, as on a box. */
export const minutes = (language: Language, count: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(count);

/** So many seconds, in the largest unit that fits them evenly. */
export function span(language: Language, seconds: number): string {
  const [kind, count]: [Unit, number] =
    seconds % 86_400 === 0
      ? ['day', seconds / 86_400]
      : seconds % 3600 === 0
        ? ['hour', seconds / 3600]
        : seconds % 60 === 0
          ? ['minute', seconds / 60]
          : ['second', seconds];
  return new Intl.NumberFormat(tag(language), { style: 'unit', unit: kind, unitDisplay: 'long' }).format(count);
}

/** How long a clock gives; empty for none. */
export function timeOf(language: Language, clock: Clock): string {
  if (clock.kind === 'none') return '';
  return span(language, clock.kind === 'days' ? clock.days * 86_400 : clock.seconds);
}

/** A moment, as short as it can be and still be found again: the time today, else the day. */
export function moment(language: Language, at: string | number, now = Date.now()): string {
  const date = new Date(at);
  const sameDay = date.toDateString() === new Date(now).toDateString();
  if (sameDay) return new Intl.DateTimeFormat(tag(language), { timeStyle: 'short' }).format(date);
  const near = Math.abs(date.getTime() - now) < 6 * 86_400_000;
  const shown: Intl.DateTimeFormatOptions = near
    ? { weekday: 'short', hour: 'numeric', minute: '2-digit' }
    : { day: 'numeric', month: 'short', year: 'numeric' };
  return new Intl.DateTimeFormat(tag(language), shown).format(date);
}
