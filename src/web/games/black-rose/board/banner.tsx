import './banner.css';
import { Seal } from '../../../art/glyph.tsx';
import { phaseOf, ROUND, type RoseProps, turnOf } from '../selectors.ts';
import { texts } from '../text/index.ts';

/** The round with its phases, and whose turn it is. */
export function Banner({ props }: { props: RoseProps }) {
  const { view, scene, language } = props;
  const t = texts[language];
  const now = phaseOf(view);
  const turn = now === null ? null : turnOf(view);
  return (
    <section className="rose-banner" aria-label={t.outlook.round}>
      <b>{t.round(view.table.round)}</b>
      <ol>
        {ROUND.map((phase) => (
          <li
            key={phase}
            className={phase === now ? 'now' : ''}
            aria-current={phase === now ? 'step' : undefined}
            title={t.happens[phase]}
          >
            {t.phases[phase]}
          </li>
        ))}
      </ol>
      {now === 'preparation' && <span className="turn">{t.allPrepare}</span>}
      {turn !== null && (
        <span className="turn">
          <Seal seat={turn} /> {turn === view.viewer ? t.yourVisit : t.visit(scene.names[turn] ?? '')}
        </span>
      )}
    </section>
  );
}
