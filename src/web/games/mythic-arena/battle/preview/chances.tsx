import { classesOf, switchOf } from '../../../../table/picking.ts';
import { percentText } from '../../../../text/percent.ts';
import { messages } from '../../generated/all.ts';
import { type ArenaProps, cardOfPet } from '../../selectors.ts';
import { nameOf, OtherFighter } from '../fighter.tsx';
import { inRing } from '../scene.ts';
import type { ForecastRow, Preview } from './preview.ts';

interface ChancesProps {
  readonly props: ArenaProps;
  readonly preview: Preview;
}

const percent = ({ language }: ArenaProps, share: number): string => percentText(share, language);
/** What a plain hit takes, as the answer itself says it: an average would be another number. */
const dealt = ({ chances }: ForecastRow): number => chances.damage.hit;

function sentence(props: ArenaProps, row: ForecastRow): string {
  const t = messages[props.language].battle;
  const { power, target, chances, cost } = row;
  return [
    t.foretold({
      power: props.speech.card(power).name,
      target: nameOf(props, target),
      percent: percent(props, chances.hit),
      damage: dealt(row),
    }),
    ...(chances.downs > 0 ? [t.downs({ percent: percent(props, chances.downs) })] : []),
    t.cost({ willpower: cost.willpower, cards: cost.cards }),
  ].join('; ');
}

/** Powers or targets to choose from: each says what to expect and does what the answer in the bar does. */
export function Choices({ props, preview }: ChancesProps) {
  const { picking, speech, language } = props;
  const t = messages[language].battle;
  return (
    <ul className="choices" aria-label={t.chances} data-group="">
      {preview.rows.map((row) => {
        const { power, target, chances, cost } = row;
        const thing = row.thing ?? [];
        const title = preview.kind === 'targets' ? speech.card(cardOfPet(target)).name : speech.card(power).name;
        const isOut = cost.willpower > cost.cards;
        return (
          <li key={`${power} ${target}`}>
            <button
              type="button"
              className={`strike-choice ${classesOf(picking, thing)}${isOut ? ' out' : ''}`}
              {...switchOf(picking, thing)}
              aria-label={sentence(props, row)}
              onClick={({ currentTarget }) => picking.touch(thing, currentTarget)}
            >
              <b>{title}</b>
              <span>
                {percent(props, chances.hit)} · {t.dealt({ damage: dealt(row) })}
              </span>
              <small
                title={`${t.cost({ willpower: cost.willpower, cards: cost.cards })}. ${messages[language].hints.willpower}`}
              >
                {t.brief({ willpower: cost.willpower, cards: cost.cards })}
                {chances.downs > 0 && ` · ${t.downs({ percent: percent(props, chances.downs) })}`}
              </small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Who could meet whom, and what each of one's powers would do. */
export function Meetings({ props, preview }: ChancesProps) {
  const { speech, language, view, events } = props;
  const t = messages[language].battle;
  const engaged = inRing(view, events);
  const targets = [...new Set(preview.rows.map(({ target }) => target))];
  const powers = [...new Set(preview.rows.map(({ pet, power }) => `${pet} ${power}`))];
  const name = (ref: string): string => speech.card(cardOfPet(ref)).name;
  return (
    <table className="meetings">
      <caption>{t.chances}</caption>
      <thead>
        <tr>
          <td />
          {targets.map((target) => (
            <th key={target} scope="col">
              {engaged.has(target) ? <OtherFighter props={props} refTo={target} /> : name(target)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {powers.map((key) => {
          const [pet, power] = key.split(' ') as [string, string];
          const rows = preview.rows.filter((row) => row.pet === pet && row.power === power);
          return (
            <tr key={key}>
              <th scope="row">
                <b>{name(pet)}</b> {speech.card(power).name}
              </th>
              {targets.map((target) => {
                const row = rows.find((each) => each.target === target);
                return (
                  <td key={target}>
                    {row !== undefined && (
                      <span role="img" aria-label={sentence(props, row)}>
                        <b>{percent(props, row.chances.hit)}</b> {dealt(row)}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
