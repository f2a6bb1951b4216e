import { Icon, Seal } from '../../../art/glyph.tsx';
import { look } from '../cards/look.ts';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';
import { type FoesProps, inOrder, isFoesTurn, isStanding, matOf, nameIn } from '../selectors.ts';

/** In which order turns are taken: the Familiars from who goes first, then the Foes. The toad sits with whose turn it is. */
export function TurnOrder({ props }: { props: FoesProps }) {
  const { view, face, speech, scene, language } = props;
  const t = messages[language].board;
  const { table, result, viewer } = view;
  const foesTurn = isFoesTurn(view);
  const order = inOrder(table);
  return (
    <ol className={`order of-${order.length}`} aria-label={t.order}>
      {order.map((own) => {
        const { familiar, seat } = own;
        const isNow = result === null && table.active === familiar;
        const { art } = look(face, familiar, language);
        return (
          <li
            key={familiar}
            className={`${isNow ? 'now' : ''}${isStanding(own) ? '' : ' fallen'}`}
            style={{ '--ui': `var(--el-${matOf(face, familiar).element}-ui)` }}
            aria-current={isNow ? 'step' : undefined}
          >
            <Seal seat={seat} />
            <span className="beast">
              <Icon path={art.icon[1]} />
            </span>
            <span className="name">{speech.card(familiar).name}</span>
            {seat === viewer && <small>{t.you}</small>}
            {!isStanding(own) && <span className="sr">{t.fallen({ familiar: nameIn(props, familiar) })}</span>}
            {isNow && <Toad says={t.itsTurn} />}
          </li>
        );
      })}
      <li className={`foes-turn${foesTurn ? ' now' : ''}`} aria-current={foesTurn ? 'step' : undefined}>
        <span className="beast">
          <Icon path={icons.fangs} />
        </span>
        <span className="name">{speech.zone('foes', scene)}</span>
        {foesTurn && <Toad says={t.theirTurn} />}
      </li>
    </ol>
  );
}

const Toad = ({ says }: { says: string }) => (
  <span className="toad" role="img" aria-label={says} title={says}>
    <Icon path={icons.frog} />
  </span>
);
