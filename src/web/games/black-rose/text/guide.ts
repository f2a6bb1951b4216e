import type { Language } from '../../../../kernel/index.ts';
import { type GuideText, guideOf, type StepOrder, type StepWords } from '../../../table/guide/guide.ts';
import type { RoundPhase } from '../selectors.ts';
import { texts } from './index.ts';

const ACTIONS = ['spell', 'quick', 'explore', 'fight', 'command', 'familiar'] as const;
type Action = (typeof ACTIONS)[number];

/** BR-2.3, BR-2.4: the phases of a round, and what an Action can be. */
const ORDER: readonly StepOrder<RoundPhase | Action>[] = [
  'rose',
  'study',
  'preparation',
  { id: 'action', free: true, parts: ACTIONS },
  'evocation',
  'cleanup',
];

/** The phases have their words already: the banner on the board says them, too. */
function guideIn(language: Language, actions: Readonly<Record<Action, StepWords>>): GuideText {
  const { phases, happens, outlook } = texts[language];
  const words = Object.entries(phases).map(([id, name]) => [
    id,
    [`${name}${language === 'fr' ? '\u202f:' : ':'}`, happens[id as RoundPhase]],
  ]);
  return guideOf(ORDER, outlook.round, { ...(Object.fromEntries(words) as Record<RoundPhase, StepWords>), ...actions });
}

export const guides: Readonly<Record<Language, GuideText>> = {
  en: guideIn('en', {
    spell: ['Numbered spell:', 'the next one, once a visit.'],
    quick: ['Quick spell:', 'once a visit.'],
    explore: ['Explore:', 'a token: walk, and activate the Room before or after.'],
    fight: ['Fight:', 'a token: strike, and activate the Room before or after.'],
    command: ['Command:', 'a token: activate one of your Evocations.'],
    familiar: ['Familiar:', 'its marker: its own Action while it guards, or send it Hunting.'],
  }),
  it: guideIn('it', {
    spell: ['Incantesimo numerato:', 'il prossimo, una volta per turno.'],
    quick: ['Incantesimo rapido:', 'una volta per turno.'],
    explore: ['Esplorare:', 'un segnalino: muovi, e attiva la Stanza prima o dopo.'],
    fight: ['Combattere:', 'un segnalino: colpisci, e attiva la Stanza prima o dopo.'],
    command: ['Comandare:', 'un segnalino: attiva una tua Evocazione.'],
    familiar: ['Famiglio:', 'il suo segnalino: la sua Azione mentre è di Guardia, o mandalo a Caccia.'],
  }),
  fr: guideIn('fr', {
    spell: ['Sort numéroté :', 'le prochain, une fois par tour.'],
    quick: ['Sort rapide :', 'une fois par tour.'],
    explore: ['Explorer :', 'un jeton : déplacez-vous, et activez la Salle avant ou après.'],
    fight: ['Combattre :', 'un jeton : frappez, et activez la Salle avant ou après.'],
    command: ['Commander :', 'un jeton : activez une de vos Évocations.'],
    familiar: ['Familier :', 'son jeton : son Action tant qu’il garde, ou envoyez-le en chasse.'],
  }),
  es: guideIn('es', {
    spell: ['Hechizo numerado:', 'el próximo, una vez por turno.'],
    quick: ['Hechizo rápido:', 'una vez por turno.'],
    explore: ['Explorar:', 'una ficha: muévete, y activa la Sala antes o después.'],
    fight: ['Luchar:', 'una ficha: golpea, y activa la Sala antes o después.'],
    command: ['Mandar:', 'una ficha: activa una de tus Evocaciones.'],
    familiar: ['Familiar:', 'su ficha: su Acción mientras guarda, o envíalo a cazar.'],
  }),
  de: guideIn('de', {
    spell: ['Nummerierter Zauber:', 'der nächste, einmal pro Zug.'],
    quick: ['Schneller Zauber:', 'einmal pro Zug.'],
    explore: ['Erkunden:', 'ein Stein: gehen und davor oder danach den Saal aktivieren.'],
    fight: ['Kämpfen:', 'ein Stein: zuschlagen und davor oder danach den Saal aktivieren.'],
    command: ['Befehligen:', 'ein Stein: eine deiner Beschwörungen aktivieren.'],
    familiar: ['Vertrauter:', 'sein Spielstein: seine Aktion, solange er schützt, oder ihn auf die Jagd schicken.'],
  }),
};
