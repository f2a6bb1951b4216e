import { Game, type HeardEvent, packGameFactory, type Seat } from '../../kernel/index.ts';
import core from './cards/core.json' with { type: 'json' };
import { type Content, contentOf, loadContent } from './content/content.ts';
import { cover } from './cover.ts';
import { effectProcedures } from './effects/resolve.ts';
import { faceOf, NAME } from './face.ts';
import { position } from './state/position.ts';
import { game, setup } from './state/setup.ts';
import { copy, type Find } from './state/state.ts';
import { elimination } from './turn/check.ts';
import { play } from './turn/play.ts';
import { drawing } from './turn/refill.ts';
import { turn } from './turn/turn.ts';
import { value } from './value/value.ts';
import { redeal } from './view/redeal.ts';
import { type FindTable, table } from './view/secrets.ts';
import { timing } from './view/timing.ts';

/** Raised whenever the same answers could give another game. */
const VERSION = 2;

/** Everything that must come up in play now and then. */
function features({ pack, cards, familiars, locations }: Content): string[] {
  const ends = ['astral', 'set', 'abyss', 'deck'].map((reason) => `end:${reason}`);
  const happens = ['eliminated', 'merged', 'filled', 'travelled', 'befriended'];
  const spells = cards.slice(cards.length - pack.spells.length).map((id) => `spell:${id}`);
  return [
    ...ends,
    ...happens,
    ...spells,
    ...familiars.map((id) => `familiar:${id}`),
    ...locations.map((id) => `location:${id}`),
  ];
}
function featuresOf(event: HeardEvent): string[] {
  switch (event.kind) {
    case 'ended':
      return [`end:${event.reason}`];
    case 'cast':
      return [`spell:${event.card}`];
    case 'used':
    case 'withstood':
    case 'warded':
      return [`familiar:${event.familiar}`];
    case 'bound':
      return [`location:${event.location}`];
    default:
      return [event.kind];
  }
}

/** A seat's Familiar, and whether the Abyss got it. */
function traits(s: Find, seat: Seat): string[] {
  const { familiars } = contentOf(s);
  const list: string[] = [];
  if (s.options.abilities === true) list.push(`familiar:${familiars[s.familiars[seat] as number]}`);
  if (s.out[seat] !== 0) list.push('eliminated');
  return list;
}

function withContent(content: Content): Game<Find, FindTable> {
  const face = faceOf(content);
  return new Game<Find, FindTable>({
    name: NAME,
    version: VERSION,
    content: content.hash,
    seats: cover.seats,
    options: [
      { id: 'abilities', kind: 'flag', default: false },
      { id: 'locations', kind: 'flag', default: false },
      { id: 'tourism', kind: 'flag', default: false },
      { id: 'familiars', kind: 'choice', default: 'dealt', values: ['dealt', 'chosen'] },
      { id: 'first', kind: 'choice', default: 'random', values: ['random', '1', '2', '3', '4'] },
    ],
    refuse: (options, seats) => {
      if (options.tourism === true && options.locations !== true)
        return { rule: 'FF-5.4', why: 'tourism-needs-locations' };
      if (options.first !== 'random' && Number(options.first) > seats)
        return { rule: 'FF-1.5', why: 'first-not-seated' };
      return null;
    },
    procedures: [game, turn, play, elimination, drawing, ...effectProcedures],
    verbs: Object.values(content.answers),
    setup: (seats, options) => setup(content, seats, options),
    copy,
    table,
    redeal,
    value,
    thinking: { depth: 6, iterations: [0, 0, 4, 600], slips: [65, 10, 0, 0] },
    position: (sparse, seats, options) => position(content, sparse, seats, options),
    traits,
    timing,
    zones: face.zones,
    features: features(content),
    featuresOf,
    speech: face.speech,
  });
}

export const factory = packGameFactory({ name: NAME, core, content: loadContent, game: withContent });
