import type { Seat } from '../../kernel/index.ts';
import { type Content, contentOf } from './content/content.ts';
import { FORBIDDEN, TASKS } from './content/vocabulary.ts';
import type { FoesEvent } from './state/events.ts';
import type { Foes } from './state/state.ts';

/** Everything that must come up in play now and then. */
export function features({ pack, deeds }: Content): string[] {
  const happens = ['ballyhoo', 'turned', 'luck', 'backfired', 'unharmed', 'guarded', 'fell', 'trained', 'waveOver'];
  const more = ['goesOn', 'stops', 'sleeps', 'hexed', 'mended', 'drained', 'cleansed', 'revived', 'notRevived'];
  return [
    'end:won',
    'end:lost',
    ...happens,
    ...more,
    ...TASKS.map((task) => `task:${task}`),
    ...FORBIDDEN.map((what) => `forbidden:${what}`),
    ...deeds.map(({ id }) => `deed:${id}`),
    ...pack.mats.flatMap(({ healing, eye }) => [`deed:${healing.id}`, `deed:${eye.id}`]),
    ...pack.mats.flatMap(({ id }) => [`ability:${id}`, `rescued:${id}`]),
    ...pack.foes.flatMap(({ id }) => [`foe:${id}`, `reward:${id}`]),
  ];
}
/** What an event shows of it. */
export function featuresOf(event: FoesEvent): string[] {
  switch (event.kind) {
    case 'ended':
      return [event.won ? 'end:won' : 'end:lost'];
    case 'attacks':
    case 'casts':
    case 'uses':
      return [`deed:${event.deed}`];
    case 'restores':
      return [`deed:${event.spell}`];
    case 'ability':
      return [`ability:${event.familiar}`];
    case 'reward':
      return [`reward:${event.foe}`];
    case 'rescued':
      return [`rescued:${event.coven}`];
    case 'task':
      return [`task:${event.task}`];
    case 'forbidden':
      return [`forbidden:${event.what}`];
    case 'wave':
      return event.foes.map((foe) => `foe:${foe}`);
    default:
      return [event.kind];
  }
}

/** Which Familiars a seat played, how many there were, whom all of them met, and what they found and used. */
export function traits(s: Foes, seat: Seat): string[] {
  const { mats, foes, deeds } = contentOf(s);
  const met = [...s.foes.map(({ card }) => card), ...s.spent, ...s.familiars.flatMap(({ rewards }) => rewards)];
  return [
    ...s.familiars.flatMap((f) => (f.seat === seat ? [`familiar:${mats[f.mat]?.id}`] : [])),
    ...[...new Set(met)].map((card) => `met:${foes[card]?.id}`),
    ...[...s.gone, ...s.familiars.flatMap(({ artifacts }) => artifacts)].map((n) => `found:${deeds[n]?.id}`),
    ...s.gone.map((artifact) => `used:${deeds[artifact]?.id}`),
    `familiars: ${s.familiars.length}`,
    `waves: ${s.wave + 1}`,
  ];
}
