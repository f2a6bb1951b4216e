import './banner.css';
import { Seal } from '../../../art/glyph.tsx';
import { messages } from '../generated/all.ts';
import { phaseOf, ROUND, type RoseProps, turnOf } from '../selectors.ts';

/** The round with its phases, and whose turn it is. */
export function Banner({ props }: { props: RoseProps }) {
  const { view, scene, language } = props;
  const t = messages[language].board;
  const now = phaseOf(view);
  const turn = now === null ? null : turnOf(view);
  return (
    <section className="rose-banner" aria-label={t.outlook.round}>
      <b>{t.round({ round: view.table.round })}</b>
      <ol>
        {ROUND.map((phase) => (
          <li
            key={phase}
            className={phase === now ? 'now' : ''}
            aria-current={phase === now ? 'step' : undefined}
            title={t.phaseRules[phase]}
          >
            {t.phases[phase]}
          </li>
        ))}
      </ol>
      {now === 'preparation' && <span className="turn">{t.allPrepare}</span>}
      {turn !== null && (
        <span className="turn">
          <Seal seat={turn} /> {turn === view.viewer ? t.yourTurn : t.turnOf({ player: scene.names[turn] ?? '' })}
        </span>
      )}
    </section>
  );
}
