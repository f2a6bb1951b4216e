import type { Clock } from '../../protocol/table.ts';
import type { Language } from '../../text/languages.ts';

/** Times and numbers, formatted for a language. */

/** English texts use British conventions, such as 14:30. */
const localeTag = (language: Language): string => (language === 'en' ? 'en-GB' : language);

type Unit = 'second' | 'minute' | 'hour' | 'day';

/** `20 min`, as on the box of a board game. */
export const formatMinutes = (language: Language, count: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(count);

/** A duration in the largest unit that fits it evenly. */
export function formatDuration(language: Language, seconds: number): string {
  const [kind, count]: [Unit, number] =
    seconds % 86_400 === 0
      ? ['day', seconds / 86_400]
      : seconds % 3600 === 0
        ? ['hour', seconds / 3600]
        : seconds % 60 === 0
          ? ['minute', seconds / 60]
          : ['second', seconds];
  return new Intl.NumberFormat(localeTag(language), { style: 'unit', unit: kind, unitDisplay: 'long' }).format(count);
}

/** The time that a clock allows; empty if there is no clock. */
export function formatClock(language: Language, clock: Clock): string {
  if (clock.kind === 'none') return '';
  return formatDuration(language, clock.kind === 'days' ? clock.days * 86_400 : clock.seconds);
}

/** A timestamp in its shortest unambiguous form: the time if it is today, else the day. */
export function formatTimestamp(language: Language, at: string | number, now = Date.now()): string {
  const date = new Date(at);
  const sameDay = date.toDateString() === new Date(now).toDateString();
  if (sameDay) return new Intl.DateTimeFormat(localeTag(language), { timeStyle: 'short' }).format(date);
  const near = Math.abs(date.getTime() - now) < 6 * 86_400_000;
  const shown: Intl.DateTimeFormatOptions = near
    ? { weekday: 'short', hour: 'numeric', minute: '2-digit' }
    : { day: 'numeric', month: 'short', year: 'numeric' };
  return new Intl.DateTimeFormat(localeTag(language), shown).format(date);
}
