import type { ReactNode } from 'react';
import type { PetView } from '../../../../games/mythic-arena/face.ts';
import { Glyph, Seal } from '../../../art/glyph.tsx';
import { BreakableName } from '../../../table/cards/breakable-name.tsx';
import { Card } from '../../../table/cards/card.tsx';
import { Burst } from '../../../table/motion/burst.tsx';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { petThing } from '../answers/things.ts';
import { badgesOf } from '../cards/badges.ts';
import { plates } from '../cards/printed.ts';
import { messages } from '../generated/all.ts';
import { Attached, Badges, HealthBar, handOf, petSentence } from '../pets/pet.tsx';
import { PetFigures } from '../pets/pet-figures.tsx';
import { type ArenaProps, cardOfPet, lineOf, seatOfPet } from '../selectors.ts';
import { petIn } from './scene.ts';

/** A Pet as it stands in the ring at a moment. */
export interface FighterStatus {
  readonly ref: string;
  /** What is on it; null for one that is gone. */
  readonly pet: PetView | null;
  readonly left: number;
  readonly health: number;
  /** What it has just lost. */
  readonly loss: number;
  /** Whether it is the one that acts. */
  readonly acts: boolean;
  /** Its power in a word, or what is to be said in its place. */
  readonly power: string | null;
}

export const nameOf = ({ speech, scene }: ArenaProps, ref: string): string => speech.part(`target ${ref}`, 1, scene);

interface FighterProps {
  readonly props: ArenaProps;
  readonly standing: FighterStatus;
  readonly role: string;
}

/** A Pet in the ring, large; touching it says what touching it on its line says. Who has fallen is only to be seen. */
export function Fighter({ props, standing, role }: FighterProps) {
  const { view, face, language, speech, picking } = props;
  const { ref, pet, left, health, loss, acts, power } = standing;
  const t = messages[language].battle;
  const badges = pet === null ? [] : badgesOf(props, pet);
  const shown = pet === null ? null : { ...pet, left, health };
  const line = lineOf(view, ref);
  const label =
    shown === null
      ? `${nameOf(props, ref)}, ${t.fallen}`
      : [
          petSentence(props, shown, line === null ? '' : speech.part(`enter ${line}`, 1, props.scene), badges),
          ...[role, power].filter((part) => part !== null),
          ...(loss > 0 ? [t.takes({ pet: nameOf(props, ref), damage: loss })] : []),
        ].join(', ');
  const values = { health: `${left}`, ...(pet === null ? {} : { speed: `${pet.speed}` }) };
  return (
    <div className={`fighter${acts ? ' acts' : ''}${left <= 0 ? ' fallen' : ''}`}>
      <Role seat={seatOfPet(ref)}>{role}</Role>
      <div className="stands">
        <Card
          card={cardOfPet(ref)}
          label={label}
          plates={plates(values, language)}
          {...(pet !== null && { thing: petThing(ref), picking })}
        >
          {shown !== null && (
            <PetFigures
              {...{ face, language, card: shown.card, left, health }}
              {...{ speed: shown.speed, hit: shown.hit, miss: shown.miss, hand: handOf(props, ref) }}
            />
          )}
          <Badges badges={badges} />
        </Card>
        {power !== null && (
          <p className="pw" aria-hidden="true">
            <BreakableName name={power} />
          </p>
        )}
        {pet !== null && pet.elyth !== null && <Attached props={props} elyth={pet.elyth} />}
        {loss > 0 && <Burst key={loss} loss={loss} />}
      </div>
      <HealthBar pet={{ left, health }} />
      <p className="hpv" aria-hidden="true">
        {left <= 0 ? (
          t.fallen
        ) : (
          <>
            <b>{left}</b> / {health}
          </>
        )}
      </p>
    </div>
  );
}

/** The place of who is still to come. */
export const Vacant = ({ seat, role, children }: { seat: number; role: string; children: ReactNode }) => (
  <div className="fighter">
    <Role seat={seat}>{role}</Role>
    <div className="vacant">{children}</div>
  </div>
);

const Role = ({ seat, children }: { seat: number; children: ReactNode }) => (
  <span className="role" aria-hidden="true">
    <Seal seat={seat} />
    <span>{children}</span>
  </span>
);

/** A Pet of another pair: its name and what it has left, to be touched like the large ones. */
export function OtherFighter({ props, refTo }: { props: ArenaProps; refTo: string }) {
  const { view, speech, picking } = props;
  const pet = petIn(view.table, refTo);
  if (pet === null) return null;
  const thing = petThing(refTo);
  const line = lineOf(view, refTo);
  const lineName = line === null ? '' : speech.part(`enter ${line}`, 1, props.scene);
  return (
    <button
      type="button"
      className={`fray ${classesOf(picking, thing)}`}
      {...switchOf(picking, thing)}
      aria-label={petSentence(props, pet, lineName, badgesOf(props, pet))}
      data-card={pet.card}
      onClick={({ currentTarget }) => picking.touch(thing, currentTarget)}
    >
      <Seal seat={seatOfPet(refTo)} />
      <span className="nm">{speech.card(pet.card).name}</span>
      <span className="n">
        <Glyph name="heart" /> {pet.left}
      </span>
    </button>
  );
}
