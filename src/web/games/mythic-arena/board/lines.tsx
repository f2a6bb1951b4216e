import type { Seat } from '../../../../kernel/index.ts';
import { BreakableName } from '../../../table/cards/breakable-name.tsx';
import { Card } from '../../../table/cards/card.tsx';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { lineThing } from '../answers/things.ts';
import { messages } from '../generated/all.ts';
import { Pet } from '../pets/pet.tsx';
import { type ArenaProps, type BoardLine, linesOf, playerAt, sideOf } from '../selectors.ts';

interface LinesProps {
  readonly props: ArenaProps;
  readonly seat: Seat;
  /** The Pets that have stepped into the ring. */
  readonly engaged: ReadonlySet<string>;
  /** What Pets have just lost outside of a battle. */
  readonly losses: ReadonlyMap<string, number>;
}

/** The three lines of a side, its Front towards the ring. */
export function Lines({ props, seat, engaged, losses }: LinesProps) {
  const { view } = props;
  const own = seat === sideOf(view);
  return (
    <div className={`lines ${own ? 'ours' : 'theirs'}`} data-group="">
      {linesOf(view).map((line) => (
        <LineShown key={line} {...{ props, seat, line, own, engaged, losses }} />
      ))}
    </div>
  );
}

/** How many stand on the fullest line, and how many places the fuller side has, an empty line being half a place. */
export function crowdIn(view: ArenaProps['view']): { readonly all: number; readonly most: number } {
  const sides = view.table.players.map(({ lines, lead }) =>
    linesOf(view).map((line) => lines[line].length + (line === 'front' && lead.lies ? 1 : 0)),
  );
  const places = sides.map((counts) => counts.reduce((sum, count) => sum + Math.max(0.5, count), 0));
  return { all: Math.max(...places), most: Math.max(1, ...sides.flat()) };
}

interface LineProps extends LinesProps {
  readonly line: BoardLine;
  readonly own: boolean;
}

function LineShown({ props, seat, line, own, engaged, losses }: LineProps) {
  const { view, speech, scene, picking, language } = props;
  const t = messages[language].board;
  const { lines, lead } = playerAt(view, seat);
  const pets = lines[line];
  const name = speech.part(`enter ${line}`, 1, scene);
  const thing = lineThing(props, line, own);
  const down = line === 'front' && lead.lies;
  const isEmpty = pets.length === 0 && !down;
  const standing = pets.filter(({ pet }) => !engaged.has(pet)).length + (down ? 1 : 0);
  const crowd = standing > 2 ? ' crowded' : standing === 2 ? ' shared' : standing === 0 && !isEmpty ? ' deserted' : '';
  return (
    <section
      className={`arena-line ${line}${crowd}`}
      aria-label={speech.zone(`${line}:${seat}`, scene)}
      data-place={`${line}:${seat}`}
      style={{ '--n': Math.max(0.5, pets.length + (down ? 1 : 0)) }}
    >
      <button
        type="button"
        className={`line-name ${classesOf(picking, thing)}`}
        {...switchOf(picking, thing)}
        aria-label={`${speech.zone(`${line}:${seat}`, scene)}${isEmpty ? `: ${t.nobody}` : ''}`}
        onClick={({ currentTarget }) => picking.touch(thing, currentTarget)}
      >
        <span>{name}</span> <small>{t.lineDoes[line]}</small>
      </button>
      <ul className="line-stand">
        {down && (
          <li className="unit">
            <Card
              card={lead.card}
              down
              label={lead.card === null ? t.leadDown : `${t.leadDown}: ${speech.card(lead.card).name}`}
            />
          </li>
        )}
        {pets.map((pet) =>
          engaged.has(pet.pet) ? (
            <li key={pet.pet} className="unit out" data-pet={pet.pet}>
              <span className="engaged">
                <b>
                  <BreakableName name={speech.card(pet.card).name} />
                </b>{' '}
                <span>{t.inRing}</span>
              </span>
            </li>
          ) : (
            <li key={pet.pet} className="unit" data-pet={pet.pet} data-whole={pet.card}>
              <Pet props={props} pet={pet} line={line} loss={losses.get(pet.pet) ?? 0} />
            </li>
          ),
        )}
        {isEmpty && <li className="unit vacant" aria-hidden="true" />}
      </ul>
    </section>
  );
}
