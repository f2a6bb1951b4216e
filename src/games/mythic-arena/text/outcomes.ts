import type { Explanations, Outcome, QuestionContext } from '../../../kernel/index.ts';
import { perLanguage } from '../../shared/per-language.ts';
import type { Content } from '../content/content.ts';
import type { ArenaTable } from '../view/secrets.ts';
import { gameNames, meaningOf } from './names.ts';
import {
  adjacentOutcome,
  attachOutcome,
  effectsOf,
  placeOutcome,
  renewOutcome,
  runeOutcome,
  uniqueOutcome,
  useOutcome,
} from './outcomes/cards.ts';
import { deedAtWork, numbersOf, type OutcomeContext, outcomeContext, plain } from './outcomes/context.ts';
import { goOutcome, leadOutcome, pickOutcome } from './outcomes/decks.ts';
import {
  attackOutcome,
  attackPetOutcome,
  battleOutcome,
  blockOutcome,
  cleanupOutcome,
  engageOutcome,
  powerOutcome,
  targetOutcome,
} from './outcomes/fights.ts';
import { enterOutcome, moveOutcome, playOutcome, swapOutcome, switchOutcome } from './outcomes/places.ts';
import { cureOutcome, holdOutcome, releaseOutcome, replaceOutcome } from './outcomes/statuses.ts';

/** What each question is about, and what its answers lead to. */

type OutcomeOf = (e: OutcomeContext, first: string, second: string) => Outcome;

const OUTCOMES: Readonly<Record<string, OutcomeOf>> = {
  pick: pickOutcome,
  deck: pickOutcome,
  lead: leadOutcome,
  go: goOutcome,
  play: playOutcome,
  pass: passOutcome,
  attach: attachOutcome,
  place: placeOutcome,
  rune: (e, card) => runeOutcome(e, card, null),
  'rune-on': runeOutcome,
  use: (e, card) => useOutcome(e, card, null),
  'use-on': useOutcome,
  unique: (e, pet) => uniqueOutcome(e, pet, null),
  'unique-on': uniqueOutcome,
  switch: switchOutcome,
  move: moveOutcome,
  release: releaseOutcome,
  battle: battleOutcome,
  cleanup: cleanupOutcome,
  attack: (e, pet) => attackOutcome(e, pet, 'front'),
  'attack-line': attackOutcome,
  'attack-pet': attackPetOutcome,
  block: blockOutcome,
  engage: engageOutcome,
  power: powerOutcome,
  target: (e, pet) => (e.question.ask === 'adjacent' ? adjacentOutcome(e, pet) : targetOutcome(e, pet)),
  hold: holdOutcome,
  swap: swapOutcome,
  replace: replaceOutcome,
  cure: cureOutcome,
  recover: cureOutcome,
  renew: renewOutcome,
  enter: enterOutcome,
};

/** What it means to let a question go by. */
function passOutcome({ names, n, question: { ask, with: given } }: OutcomeContext): Outcome {
  const t = names.t.outcomes.passes;
  const pet = n.pet(String(given.pet));
  switch (ask) {
    case 'pet':
    case 'release':
    case 'adjacent':
      return plain(t[ask]);
    case 'rune':
      return plain(given.lead === 1 ? t.runeFirst : t.runeSecond);
    case 'switch-hit':
      return plain(t.stays({ pet }));
    case 'hold':
      return plain(t.free({ pet }));
    case 'replace':
      return plain(t.replace({ pet, status: n.status(String(given.status)) }));
    default:
      return plain(t.strike({ pet }));
  }
}

/** What the power or card says that asks; else why the question is asked. */
function originOf(e: OutcomeContext): string | null {
  const { content, names, n, question } = e;
  const t = names.t.outcomes;
  const { ask, with: given } = question;
  switch (ask) {
    case 'adjacent':
    case 'cure':
    case 'swap':
    case 'renew':
    case 'enter': {
      const deed = deedAtWork(e);
      if (deed === null) return ask === 'enter' ? t.origins.returns : null;
      return t.says({
        card: n.card(deed.id),
        text: effectsOf(e, deed.do, deed.card < content.elyth ? 'power' : 'card'),
      });
    }
    case 'hold':
    case 'replace':
      return meaningOf(names.t, String(given.status));
    case 'successor':
    case 'faces':
      return t.origins.successor;
    case 'lead':
    case 'pet':
    case 'attackers':
    case 'release':
    case 'power':
    case 'rune':
    case 'retaliate':
    case 'target':
    case 'switch-hit':
    case 'line-check':
    case 'recover':
      return t.origins[ask];
    default:
      return null;
  }
}

export function explanations(content: Content): Explanations<ArenaTable> {
  const namesIn = perLanguage((language) => gameNames(language, content));
  const within = (context: QuestionContext<ArenaTable>): OutcomeContext =>
    outcomeContext(context, content, namesIn(context.language));
  return {
    origin: (context) => originOf(within(context)),
    outcome: (context, answer) => {
      const [verb = '', first = '', second = ''] = answer.split(' ');
      return (OUTCOMES[verb] as OutcomeOf)(within(context), first, second);
    },
    numbers: ({ table, viewer }) => (typeof viewer === 'number' ? numbersOf(table, viewer) : {}),
  };
}
