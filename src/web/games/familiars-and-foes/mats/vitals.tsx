import { type FamiliarView, TASKS } from '../../../../games/familiars-and-foes/face.ts';
import { Glyph, Icon } from '../../../art/glyph.tsx';
import icons from '../icons.json';
import { isLow } from '../selectors.ts';

/** What a Familiar has left, in bars and signs; the sentence that it is called by says the same in words. */

interface BarProps {
  readonly kind: 'hp' | 'mp';
  readonly left: number;
  readonly most: number;
}
/** A number and as many places as there can be, filled as far as they are. */
const Bar = ({ kind, left, most }: BarProps) => (
  <span className={`vital ${kind === 'hp' ? 'life' : 'mana'}${isLow(left, most) ? ' low' : ''}`}>
    <Glyph name={kind === 'hp' ? 'heart' : 'drop'} />
    <b>{left}</b>
    <span className="meter" style={{ '--of': most, '--left': left }}>
      <i />
    </span>
  </span>
);

export const Vitals = ({ familiar: { hp, health, mp, magic } }: { familiar: FamiliarView }) => (
  <span className="vitals" aria-hidden="true">
    <Bar kind="hp" left={hp} most={health} />
    <Bar kind="mp" left={mp} most={magic} />
  </span>
);

/** Gems, Good Luck tokens, cards at hand and the tasks of the scroll. */
export function Tokens({ familiar, glows }: { familiar: FamiliarView; glows: { gem: boolean; luck: boolean } }) {
  const { gems, luck, tasks, trained, artifacts, rewards } = familiar;
  return (
    <span className="tokens" aria-hidden="true">
      <span className={`tok gems${gems === 0 ? ' none' : ''}${glows.gem ? ' may-aside' : ''}`}>
        <Glyph name="gem" />
        <b>{gems}</b>
      </span>
      <span className={`tok luck${luck === 0 ? ' none' : ''}${glows.luck ? ' may-aside' : ''}`}>
        <Icon path={icons.clover} />
        <b>{luck}</b>
      </span>
      <span className={artifacts.length + rewards.length === 0 ? 'tok lot none' : 'tok lot'}>
        <Glyph name="card" />
        <b>{artifacts.length + rewards.length}</b>
      </span>
      <span className={trained ? 'tok tasks all' : 'tok tasks'}>
        <Icon path={icons['tied-scroll']} />
        <b>
          {tasks.length}
          <small>/{TASKS.length}</small>
        </b>
      </span>
    </span>
  );
}
