import './whole-sheet.css';
import type { ReactNode } from 'react';
import type { EvocationView } from '../../../../games/black-rose/face.ts';
import type { Seat } from '../../../../kernel/index.ts';
import { Glyph, Icon } from '../../../art/glyph.tsx';
import { Sheet } from '../../../table/around/sheet.tsx';
import { Card } from '../../../table/cards/card.tsx';
import { Cubes } from '../board/cubes.tsx';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';
import { evocationsOf, HEALTH, kindIn, playerAt, type RoseProps } from '../selectors.ts';
import { conditions, damageWords, usableWords } from './labels.ts';
import { MagePortrait } from './portrait.tsx';
import { Quest } from './quests.tsx';

interface OfSeat {
  readonly props: RoseProps;
  readonly seat: Seat;
}

/** The whole sheet of a Mage: its damage, what serves it, what it is after and what it has. */
export function WholeSheet({ props, seat, onClose }: OfSeat & { readonly onClose: () => void }) {
  const { view, speech, scene, language } = props;
  const t = messages[language].board;
  const player = playerAt(view, seat);
  const { mage, quests, solved, known } = player;
  const evocations = evocationsOf(player);
  const familiar = evocations.filter(({ mode }) => mode !== null);
  return (
    <Sheet title={speech.zone(`sheet:${seat}`, scene)} onClose={onClose}>
      <div className="mage-sheet">
        <Head {...{ props, seat }} />
        <Part title={t.damageHead}>
          <Cubes of={player.sheet} slots={HEALTH} label={damageWords(props, seat)} />
          <p>{damageWords(props, seat)}</p>
        </Part>
        {Object.keys(view.table.reserve).length > 0 && (
          <Part title={t.familiarHead}>
            <Evocations {...{ props }} list={familiar} />
          </Part>
        )}
        <Part title={t.evocationsHead}>
          <Evocations {...{ props }} list={evocations.filter(({ mode }) => mode === null)} />
        </Part>
        <Part title={t.questsHead}>
          {quests.length === 0 ? t.none : quests.map((own) => <Quest key={own.quest} {...{ props, ...own }} />)}
        </Part>
        {solved.length > 0 && (
          <Part title={t.solvedHead}>
            <Names {...{ props }} cards={solved} />
          </Part>
        )}
        {mage !== null && (
          <Part title={t.spellsHead}>
            <Names {...{ props }} cards={known} />
          </Part>
        )}
      </div>
    </Sheet>
  );
}

function Head({ props, seat }: OfSeat) {
  const { view, speech, language } = props;
  const t = messages[language].board;
  const player = playerAt(view, seat);
  const { mage, school, power, trophies, ruins, solved, cards, deck, discards, waits, slots } = player;
  const names = [mage, school].flatMap((id) => (id === null ? [] : [speech.card(id).name]));
  const still = usableWords(props, player);
  const counts = [
    t.trophies({ count: trophies }),
    t.ruins({ count: ruins }),
    t.solved({ count: solved.length }),
    t.hand({ count: cards }),
    t.deck({ count: deck.count }),
    t.discards({ count: discards.length }),
    t.prepared({ count: slots.filter((slot) => slot !== null).length }),
    t.waits({ count: waits.length }),
  ];
  return (
    <header className="mage-head">
      <MagePortrait {...{ props, seat }} />
      <div>
        <p>
          <b>{names.join(', ')}</b>
        </p>
        <p>
          {[
            t.power({ points: power }),
            ...(seat === view.table.crown ? [t.crown] : []),
            ...conditions(props, seat),
          ].join(' · ')}
        </p>
        <p>{t.usable({ what: still.length === 0 ? [t.nothingLeft] : still })}</p>
        <p className="mute">{counts.join(' · ')}</p>
      </div>
    </header>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);

/** What serves a Mage, each with its card and how it stands. */
function Evocations({ props, list }: { props: RoseProps; list: readonly EvocationView[] }) {
  const { face, speech, language } = props;
  const t = messages[language].board;
  if (list.length === 0) return <p>{t.none}</p>;
  return (
    <ul className="serving">
      {list.map((own) => {
        const { card, model, left, room, mode, acted, festers, stronger } = own;
        const { health, move, damage } = kindIn(face, card);
        const { name, text } = speech.card(card);
        const state = [
          t.left({ points: left, most: health }),
          t.moves({ rooms: move }),
          t.hits({ points: damage + stronger }),
          room === null ? t.inCell : speech.card(room).name,
          ...(acted ? [t.acted] : []),
          ...(festers ? [t.festers] : []),
        ];
        return (
          <li key={model}>
            <Card card={card} size="thumb" />
            <div>
              <b>{name}</b>{' '}
              {mode !== null && (
                <span className="chip">
                  {mode === 'guard' ? <Glyph name="shield" /> : <Icon path={icons.footprint} />}{' '}
                  {mode === 'guard' ? t.guard : t.hunting}
                </span>
              )}
              <p>{state.join(' · ')}</p>
              <p className="mute">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Cards by their names, how many of each; each can be looked at. */
function Names({ props: { speech }, cards }: { props: RoseProps; cards: readonly string[] }) {
  return (
    <ul className="named-cards">
      {[...new Set(cards)].map((card) => {
        const count = cards.filter((other) => other === card).length;
        return (
          <li key={card}>
            <button type="button" className="btn quiet" data-card={card}>
              {speech.card(card).name}
              {count > 1 && ` × ${count}`}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
