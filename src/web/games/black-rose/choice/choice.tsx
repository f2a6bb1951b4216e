import './choice.css';
import { SCHOOLS } from '../../../../games/black-rose/face.ts';
import { Icon, Seal } from '../../../art/glyph.tsx';
import { Card } from '../../../table/cards/card.tsx';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { mageThing, schoolThing } from '../answers/things.ts';
import { lightOf, SCHOOL_SIGNS, type School } from '../cards/signs.ts';
import { messages } from '../generated/all.ts';
import { sideSentence } from '../grimoire/labels.ts';
import type { RoseProps } from '../selectors.ts';

/** Before the first round: each in turn takes a Mage and a school. What was chosen shows the spells that come with it. */
export function Choice({ props }: { props: RoseProps }) {
  const { view, face, picking, language } = props;
  const t = messages[language].board;
  const { mages } = face.pack;
  const isMine = props.question?.ask === 'choose';
  const school = SCHOOLS.find((each) => picking.stateOf(schoolThing(each)) === 'chosen');
  const mage = mages.find(({ id }) => picking.stateOf(mageThing(id)) === 'chosen');
  const spells = [
    ...(school === undefined ? [] : (face.pack.spells[school] ?? [])),
    ...(mage === undefined ? [] : [mage.spell]),
  ];
  return (
    <div className="rose-choice">
      <section aria-label={t.magesHead} data-group="">
        <h3>{t.magesHead}</h3>
        <div className="choice-mages">
          {mages.map(({ id }) => (
            <MageCard key={id} {...{ props }} mage={id} />
          ))}
        </div>
      </section>
      <section aria-label={t.schoolsHead} data-group="">
        <h3>{t.schoolsHead}</h3>
        <div className="choice-schools">
          {SCHOOLS.map((each) => (
            <SchoolTile key={each} {...{ props }} school={each} />
          ))}
        </div>
      </section>
      <section className="choice-spells" aria-label={t.spellsHead}>
        {spells.length === 0 ? (
          <p>{isMine ? t.chooseBoth : chosenSoFar(props)}</p>
        ) : (
          spells.map(({ id }) => <Card key={id} card={id} />)
        )}
      </section>
      {view.table.players.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <i key={seat} data-place={`sheet:${seat}`} />
      ))}
    </div>
  );
}

/** Who has chosen what. */
function chosenSoFar({ view, speech, scene, language }: RoseProps): string {
  const t = messages[language].board;
  const told = view.table.players.flatMap(({ mage, school }, seat) =>
    mage === null || school === null
      ? []
      : [
          t.takenBy({
            name: scene.names[seat] ?? '',
            player: `${speech.card(mage).name}, ${speech.card(school).name}`,
          }),
        ],
  );
  return told.length === 0 ? t.chooseBoth : told.join(' · ');
}

function MageCard({ props, mage }: { props: RoseProps; mage: string }) {
  const { view, face, speech, scene, language, picking } = props;
  const taker = view.table.players.findIndex((player) => player.mage === mage);
  const { name, text } = speech.card(mage);
  const spell = face.pack.mages.find(({ id }) => id === mage)?.spell.id ?? '';
  const does = ['a', 'b'].map((side) => sideSentence(props, spell, side)).join(' ');
  const label =
    taker === -1
      ? `${name}: ${text} ${does}`
      : messages[language].board.takenBy({ name, player: scene.names[taker] ?? '' });
  return (
    <div className="choice-mage">
      <Card card={mage} label={label} className={taker === -1 ? '' : 'taken'} thing={mageThing(mage)} picking={picking}>
        {taker !== -1 && <Seal seat={taker} />}
      </Card>
      <b aria-hidden="true">{name}</b>
    </div>
  );
}

function SchoolTile({ props, school }: { props: RoseProps; school: School }) {
  const { view, speech, scene, picking } = props;
  const taker = view.table.players.findIndex((player) => player.school === school);
  // Faces of older editions know the name alone.
  const { name, text } = speech.card(school);
  const tells = taker === -1 ? text : (scene.names[taker] ?? '');
  return (
    <button
      type="button"
      className={`school-tile ${classesOf(picking, schoolThing(school))}${taker === -1 ? '' : ' taken'}`}
      {...switchOf(picking, schoolThing(school))}
      aria-label={tells === '' ? name : `${name}: ${tells}`}
      style={{ '--ui': lightOf(school) }}
      onClick={({ currentTarget }) => picking.touch(schoolThing(school), currentTarget)}
    >
      <Icon path={SCHOOL_SIGNS[school]} />
      <span className="name">
        <b>{name}</b>
        <small>{tells}</small>
      </span>
      {taker !== -1 && <Seal seat={taker} />}
    </button>
  );
}
