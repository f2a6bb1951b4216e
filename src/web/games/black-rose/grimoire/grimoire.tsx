import './grimoire.css';
import type { RoseTable } from '../../../../games/black-rose/face.ts';
import type { BoardProps } from '../../../table/board.ts';
import { type RoseProps, roseProps } from '../selectors.ts';
import { Prepared } from './slots/prepared.tsx';
import { Strip } from './strip.tsx';

/** The grimoire of a seat: one's own with its slots and what waits, anybody else's as backs with what one has seen. */
export function Grimoire({ seat, ...plain }: BoardProps<RoseTable> & { readonly seat: number }) {
  const props: RoseProps = roseProps(plain as BoardProps);
  const { viewer, result } = props.view;
  return seat === viewer && result === null ? <Prepared {...{ props, seat }} /> : <Strip {...{ props, seat }} />;
}
