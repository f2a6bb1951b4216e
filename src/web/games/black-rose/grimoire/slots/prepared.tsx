import type { ReactNode } from 'react';
import { Glyph, Seal } from '../../../../art/glyph.tsx';
import { Card } from '../../../../table/cards/card.tsx';
import { classesOf, switchOf } from '../../../../table/picking.ts';
import { messages } from '../../generated/all.ts';
import { nextSlot, playerAt, type RoseProps } from '../../selectors.ts';
import { seenSentence, sideSentence, slotName } from '../labels.ts';
import { SideTexts } from '../side-texts.tsx';
import { castThing, slotThing } from '../things.ts';
import { type GrimoireSlot, isPreparing, slotsOf } from './slots.ts';

/** The own slots: what is prepared lies there with its side, what is next can be cast, and empty ones can be filled. */
export function Prepared({ props, seat, children }: { props: RoseProps; seat: number; children?: ReactNode }) {
  const { view, language } = props;
  const { waits } = playerAt(view, seat);
  const t = messages[language].grimoire;
  const slots = slotsOf(view, seat);
  const open = slots.find(({ lies, quick }) => !lies && !quick)?.slot ?? null;
  return (
    <div className={`prepared of-${slots.length + waits.length}`}>
      <ol className="slots" data-place={`slots:${seat}`} aria-label={t.grimoire} data-group="">
        {slots.map((slot) => (
          <li key={slot.slot} className={slot.lies || isPreparing(view) ? '' : 'gone'}>
            {slot.lies ? (
              <Lying {...{ props, seat, slot }} />
            ) : (
              <Empty {...{ props, slot }} next={slot.slot === open} />
            )}
          </li>
        ))}
      </ol>
      <ul className="waits" data-place={`waits:${seat}`} aria-label={t.faceDown}>
        {waits.map(({ card, side }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two equal spells may wait
          <li key={n}>
            <Card
              card={card}
              side={side ?? undefined}
              {...(card !== null && { label: `${t.faceDown}: ${sideSentence(props, card, side)}` })}
              note={t.faceDown}
            >
              <b className="tab" title={t.faceDown}>
                <Glyph name="hour" /> <span>{t.faceDownTab}</span>
              </b>
            </Card>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

const Tab = ({ props: { language }, slot: { slot, quick } }: { props: RoseProps; slot: GrimoireSlot }) => (
  <b className="tab" aria-hidden="true">
    {quick ? messages[language].grimoire.quick : slot + 1}
  </b>
);

/** A prepared card. The next numbered one and the quick one are to be cast; what comes later says so. */
function Lying({ props, seat, slot }: { props: RoseProps; seat: number; slot: GrimoireSlot }) {
  const { view, picking, language } = props;
  const t = messages[language].grimoire;
  const isNext = slot.slot === nextSlot(playerAt(view, seat));
  const casts = props.question?.ask === 'action' && (isNext || slot.quick);
  const staged = props.question?.ask === 'prepare' ? t.canTakeBack : null;
  const when = slot.staged ? staged : slot.quick ? t.isQuick : isNext ? t.isNext : t.isLater;
  const said = [when, seenSentence(props, slot)].filter((line) => line !== null);
  return (
    <Card
      card={slot.card}
      side={slot.side ?? undefined}
      className={slot.staged ? 'staged' : ''}
      label={[
        t.inSlot({ slot: slotName(props, slot), card: sideSentence(props, slot.card ?? '', slot.side) }),
        ...said,
      ].join(' ')}
      {...(said.length > 0 && { note: said.join('\n') })}
      {...(casts && { thing: castThing(props, slot.quick), picking })}
    >
      <Tab {...{ props, slot }} />
      {slot.card !== null && <SideTexts props={props} card={slot.card} side={slot.side ?? undefined} />}
      {slot.seen.length > 0 && (
        <span className="seers">
          <Glyph name="eye" />
          {slot.seen.map((who) => (
            <Seal key={who} seat={who} />
          ))}
        </span>
      )}
    </Card>
  );
}

/** A place without a card: to prepare in, or whose spell has been cast. */
function Empty({ props, slot, next }: { props: RoseProps; slot: GrimoireSlot; next: boolean }) {
  const { picking, language, question } = props;
  const t = messages[language].grimoire;
  const name = slotName(props, slot);
  if (question?.ask !== 'prepare' || !(next || slot.quick)) {
    return (
      <span className="hole" data-drop={question?.ask === 'prepare' ? 'prepare' : undefined}>
        <Tab {...{ props, slot }} />
        <span className="sr">
          {isPreparing(props.view) ? t.laterSlot({ slot: name }) : t.inSlot({ slot: name, card: t.empty })}
        </span>
      </span>
    );
  }
  const thing = slotThing(slot.quick);
  return (
    <button
      type="button"
      className={`hole ${classesOf(picking, thing)}`}
      data-drop={slot.quick ? 'prepare-quick' : 'prepare'}
      {...switchOf(picking, thing)}
      aria-label={t.prepareIn({ slot: name })}
      onClick={({ currentTarget }) => picking.touch(thing, currentTarget)}
    >
      <Tab {...{ props, slot }} />
      <Glyph name={slot.quick ? 'bolt' : 'spell'} />
    </button>
  );
}
