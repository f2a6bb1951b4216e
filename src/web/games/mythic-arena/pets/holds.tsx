import { useEffect, useLayoutEffect, useRef } from 'react';
import { gripIcon } from '../cards/badges.ts';
import { type ArenaProps, petsOf } from '../selectors.ts';

/** Pixels: half of the sign in the middle of a chain. */
const HALF = 11;

/**
 * A chain from each Pet that holds another to that one; two that face each other in the ring need none. Nothing is
 * drawn, or measured, where nobody is held.
 */
export function Holds({ props, engaged }: { props: ArenaProps; engaged: ReadonlySet<string> }) {
  const { table } = props.view;
  const holds = table.players
    .flatMap(petsOf)
    .flatMap(({ pet, holds, grip }) => (holds === null || grip === null ? [] : [{ pet, holds, grip }]))
    .filter(({ pet, holds }) => !engaged.has(pet) || !engaged.has(holds));
  return holds.length === 0 ? null : <Chains holds={holds} />;
}

interface Hold {
  readonly pet: string;
  readonly holds: string;
  readonly grip: string;
}
function Chains({ holds }: { holds: readonly Hold[] }) {
  const root = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (root.current !== null) draw(root.current);
  });
  useEffect(() => {
    const svg = root.current;
    if (svg?.parentElement == null) return;
    const watch = new ResizeObserver(() => draw(svg));
    watch.observe(svg.parentElement);
    return () => watch.disconnect();
  }, []);
  return (
    <svg ref={root} className="grips" aria-hidden="true">
      {holds.map(({ pet, holds: held, grip }) => (
        <g key={`${pet} ${held}`} data-from={pet} data-to={held}>
          <path className="shade" />
          <path className="chain" />
          <circle r={HALF} />
          <svg width={1.5 * HALF} height={1.5 * HALF} viewBox="0 0 512 512" aria-hidden="true">
            <path d={gripIcon(grip)} />
          </svg>
        </g>
      ))}
    </svg>
  );
}

/** Lays each chain from the edge of one card to that of the other. */
function draw(svg: SVGSVGElement): void {
  const arena = svg.parentElement as HTMLElement;
  const origin = arena.getBoundingClientRect();
  const boxOf = (ref: string | undefined) =>
    arena.querySelector(`.unit[data-pet="${CSS.escape(ref ?? '')}"]`)?.getBoundingClientRect();
  const groups = [...svg.querySelectorAll<SVGGElement>('g')];
  const ends = groups.map(({ dataset }) => [boxOf(dataset.from), boxOf(dataset.to)] as const);
  for (const [n, group] of groups.entries()) {
    const [from, to] = ends[n] as (typeof ends)[number];
    if (from === undefined || to === undefined) continue;
    const [a, b] = [edgeOf(from, to), edgeOf(to, from)].map(([x, y]) => [x - origin.left, y - origin.top]) as [
      [number, number],
      [number, number],
    ];
    for (const path of group.querySelectorAll(':scope > path'))
      path.setAttribute('d', `M${a.join(' ')}L${b.join(' ')}`);
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const sign = group.querySelector('svg') as SVGSVGElement;
    for (const [element, across, down] of [
      [group.querySelector('circle') as SVGCircleElement, 'cx', 'cy'],
      [sign, 'x', 'y'],
    ] as const) {
      const off = element === sign ? 0.75 * HALF : 0;
      element.setAttribute(across, `${x - off}`);
      element.setAttribute(down, `${y - off}`);
    }
  }
}

/** Where the way from the middle of one box to that of another leaves the first. */
function edgeOf(box: DOMRect, to: DOMRect): [number, number] {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
  const part = Math.min(box.width / 2 / Math.max(1, Math.abs(dx)), box.height / 2 / Math.max(1, Math.abs(dy)), 0.5);
  return [x + dx * part, y + dy * part];
}
