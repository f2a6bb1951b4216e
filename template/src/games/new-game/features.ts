import type { Content } from './content/content.ts';
import type { NewGameEvent } from './state/events.ts';

/** Everything that must come up in play now and then. */
export const features = ({ charms }: Content): string[] => [
  'end:goal',
  'end:deck',
  'scattered',
  'evaded',
  ...charms.map((id) => `charm:${id}`),
];

/** What an event shows of it. */
export function featuresOf(event: NewGameEvent): string[] {
  if (event.kind === 'ended') return [`end:${event.reason}`];
  if (event.kind === 'used') return [`charm:${event.charm}`];
  return [event.kind];
}
