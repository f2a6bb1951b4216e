import { rangeText } from '../../../../games/familiars-and-foes/face.ts';
import { Glyph } from '../../../art/glyph.tsx';
import { percentText } from '../../../text/percent.ts';
import { messages } from '../generated/all.ts';
import type { FoesProps } from '../selectors.ts';
import type { DeedOption } from './deeds.ts';

/** What a deed costs, needs and does, in signs: `numbersSentence` says it in words. */
export function Numbers({ props: { language }, deed }: { props: FoesProps; deed: DeedOption }) {
  const { magic, needs, chance, kind, strong } = deed;
  return (
    <span className="numbers" aria-hidden="true">
      {magic !== null && magic > 0 && (
        <span className="costs">
          <Glyph name="drop" />
          {magic}
        </span>
      )}
      {kind === 'ability' && (
        <span className="costs">
          <Glyph name="gem" />1
        </span>
      )}
      {needs !== null && <span className="needs">{messages[language].board.needs({ face: needs })}</span>}
      {chance !== null && <b className="chance">{percentText(chance / 100, language)}</b>}
      <Does deed={deed} />
      {strong && (
        <span className="does">
          <Glyph name="bolt" />
        </span>
      )}
    </span>
  );
}

/** What it does: damage, or what it gives. */
export const Does = ({ deed: { damage, gives } }: { deed: DeedOption }) =>
  damage === null && gives === null ? null : (
    <span className="does" aria-hidden="true">
      <Glyph name={gives?.sign ?? 'claw'} />
      {damage === null ? gives?.value : rangeText(damage)}
    </span>
  );

export function numbersSentence({ language }: Pick<FoesProps, 'language'>, deed: DeedOption): string {
  const { magic, needs, chance, damage, kind, strong } = deed;
  const t = messages[language].board;
  return [
    t.deedKinds[kind],
    ...(magic === null || magic === 0 ? [] : [t.magicPoints({ points: magic })]),
    ...(kind === 'ability' ? [t.oneGem] : []),
    ...(needs === null ? [] : [t.needs({ face: needs })]),
    ...(chance === null ? [] : [t.chance({ percent: percentText(chance / 100, language) })]),
    ...(damage === null ? [] : [t.damage({ points: rangeText(damage) })]),
    ...(strong ? [t.strong] : []),
  ].join(', ');
}
