import type { PetView } from '../../../../games/mythic-arena/face.ts';
import { Glyph, Icon } from '../../../art/glyph.tsx';
import { Card } from '../../../table/cards/card.tsx';
import { Burst } from '../../../table/motion/burst.tsx';
import { petThing } from '../answers/things.ts';
import { type Badge, badgesOf, explained } from '../cards/badges.ts';
import { look } from '../cards/look.ts';
import { plates } from '../cards/printed.ts';
import { messages } from '../generated/all.ts';
import { type ArenaProps, type BoardLine, isLow, playerAt, seatOfPet } from '../selectors.ts';
import { PetFigures } from './pet-figures.tsx';

interface PetProps {
  readonly props: ArenaProps;
  readonly pet: PetView;
  readonly line: BoardLine;
  /** What it has just lost outside of a battle. */
  readonly loss: number;
}

/** All that is to be known of a Pet, as a sentence. */
export function petSentence(
  { speech, scene, language }: ArenaProps,
  pet: PetView,
  line: string,
  badges: readonly Badge[],
) {
  const t = messages[language].board;
  return [
    speech.part(`target ${pet.pet}`, 1, scene),
    line,
    t.healthOf({ left: pet.left, of: pet.health }),
    `${t.stats.speed} ${pet.speed}`,
    ...badges.map(({ sentence }) => sentence),
    ...(pet.elyth === null ? [] : [t.bears({ elyth: speech.card(pet.elyth).name })]),
  ].join(', ');
}

/** How many cards the owner of a Pet holds. */
export const handOf = ({ view }: ArenaProps, ref: string): number => playerAt(view, seatOfPet(ref)).cards;

/** A Pet on its line. */
export function Pet({ props, pet, line, loss }: PetProps) {
  const { face, speech, scene, picking, language } = props;
  const badges = badgesOf(props, pet);
  const lineName = speech.part(`enter ${line}`, 1, scene);
  const sentence = petSentence(props, pet, lineName, badges);
  return (
    <>
      <Card
        card={pet.card}
        label={sentence}
        note={[sentence, ...badges.map(explained)].join('\n')}
        plates={plates({ health: `${pet.left}`, speed: `${pet.speed}` }, language)}
        thing={petThing(pet.pet)}
        picking={picking}
      >
        <PetFigures
          {...{ face, language, card: pet.card, left: pet.left, health: pet.health }}
          {...{ speed: pet.speed, hit: pet.hit, miss: pet.miss, hand: handOf(props, pet.pet) }}
        />
      </Card>
      <HealthBar pet={pet} />
      <Badges badges={badges} />
      {pet.elyth !== null && <Attached props={props} elyth={pet.elyth} />}
      {loss > 0 && <Burst loss={loss} />}
    </>
  );
}

export const HealthBar = ({ pet }: { pet: Pick<PetView, 'left' | 'health'> }) => (
  <span
    className={isLow(pet) ? 'hp low' : 'hp'}
    style={{ '--v': `${Math.max(0, (100 * pet.left) / pet.health)}%` }}
    aria-hidden="true"
  >
    <i />
  </span>
);

/** The Pet's sentence says the same in words. */
export const Badges = ({ badges }: { badges: readonly Badge[] }) =>
  badges.length === 0 ? null : (
    <span className="badges" aria-hidden="true">
      {badges.map((badge) => (
        <span
          key={badge.key}
          className={`badge ${badge.tone}${badge.chained ? ' chained' : ''}`}
          title={explained(badge)}
        >
          {'icon' in badge.sign ? <Icon path={badge.sign.icon} /> : <Glyph name={badge.sign.glyph} />}
          {badge.brief !== '' && <Brief brief={badge.brief} />}
        </span>
      ))}
    </span>
  );

/** Where there is no room the words are dropped, and the number or the arrow stays. */
const Brief = ({ brief }: { brief: string }) => (
  <b>
    {brief.split(/(\s+)/).map((part, n) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one word have no other name
      /\p{L}/u.test(part) ? <i key={n}>{part}</i> : part,
    )}
  </b>
);

/** The Elyth that a Pet bears: to be looked at by itself. */
export function Attached({ props, elyth }: { props: ArenaProps; elyth: string }) {
  const { face, language, speech } = props;
  const { art, spot } = look(face, elyth, language);
  const { name, text } = speech.card(elyth);
  return (
    <span
      className="attached"
      role="img"
      tabIndex={-1}
      aria-label={`${name}: ${text}`}
      data-card={elyth}
      style={{ '--spot': spot }}
    >
      <span>
        <Icon path={art.icon[1]} />
      </span>
      <b className="attached-name">{name}</b>
    </span>
  );
}
