import type { FoesEvent, FoesTable } from '../../../games/familiars-and-foes/face.ts';
import type { Face } from '../../../kernel/index.ts';
import { type GameScoring, isPlayedOut, type ScoreRow, type ScoringContext } from '../../table/ending/scoring.ts';
import { messages } from './scoring/generated/all.ts';
import { isStanding } from './selectors.ts';

/** So much of something the events say of a Familiar. */
const sumOf = (events: readonly FoesEvent[], kind: 'struck' | 'hurt', familiar: string): number =>
  events.reduce((sum, event) => (event.kind === kind && event.familiar === familiar ? sum + event.points : sum), 0);

/** How far the party came, who still stands, and what each Familiar did for it. */
export function scoring({ view, events, speech, language }: ScoringContext<FoesTable, Face, FoesEvent>): GameScoring {
  const t = messages[language];
  const { familiars, waves, wave, foes } = view.table;
  const isCleared = wave === waves.length && foes.every(({ hp }) => hp === 0);
  /** Whoever came late has not heard of all of it. */
  const isWhole = events.some((event) => event.kind === 'wave' && event.wave === 1);
  const rows = familiars.map((each): ScoreRow => {
    const { familiar, seat, hp, health } = each;
    const heard = (kind: 'struck' | 'hurt') => ({ value: isWhole ? sumOf(events, kind, familiar) : null });
    const fell = events.findLastIndex((event) => event.kind === 'fell' && event.familiar === familiar);
    const fellIn = events.slice(0, Math.max(0, fell)).findLast((event) => event.kind === 'wave');
    return {
      key: familiar,
      seat,
      name: speech.card(familiar).name,
      note: isStanding(each) ? t.stands : fellIn === undefined ? t.fell : t.fellIn({ wave: fellIn.wave }),
      card: familiar,
      cells: {
        health: { value: hp, of: health },
        dealt: heard('struck'),
        taken: heard('hurt'),
        foes: {
          value: isWhole
            ? events.filter((event) => event.kind === 'defeated' && event.familiar === familiar).length
            : null,
        },
      },
      leads: isCleared && isStanding(each),
    };
  });
  const stages = waves.map((_, n) => {
    const came = events.find((event) => event.kind === 'wave' && event.wave === n + 1);
    const present = n + 1 === wave ? foes.map(({ foe }) => foe) : [];
    const named = came?.kind === 'wave' ? came.foes : present;
    return {
      name: t.wave({ wave: n + 1 }),
      text: named.map((foe) => speech.card(foe).name).join(', '),
      passed: n + 1 < wave || isCleared,
    };
  });
  return {
    cards: familiars.slice(0, 3).map(({ familiar }) => familiar),
    columns: [
      { id: 'health', name: t.health, sign: 'heart' },
      { id: 'dealt', name: t.dealt, sign: 'claw' },
      { id: 'taken', name: t.taken, sign: 'shield' },
      { id: 'foes', name: t.foes, sign: 'swords' },
    ],
    decided: isPlayedOut(view) ? 'health' : null,
    rows,
    stages,
    tells: { rise: ['defeated', 'revived', 'struck', 'guarded', 'healed'], fall: ['fell', 'hurt', 'wave'] },
    note: isWhole ? t.note : t.unheard,
  };
}
