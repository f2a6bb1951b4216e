import { highlights, SCENES, type SceneName } from './scenes.ts';

/** What a picture is made of: an icon (the path of a silhouette, 512 by 512) on a scene, in one spot colour. */
export interface ArtSpec {
  /** A name for the icon, unique among all, and its path. */
  readonly icon: readonly [name: string, path: string];
  readonly scene: SceneName;
  /** Black on white or, on dark scenes, white on black. */
  readonly inverse?: boolean;
  /** Size of the icon (1 is the usual one) and how far down it stands. */
  readonly scale?: number;
  readonly y?: number;
}

/** Drawn once in the document and used wherever they are needed, so that a hundred cards cost a hundred references. */
const drawn = new Set<string>();
function draw(id: string, markup: () => string): void {
  if (drawn.has(id)) return;
  drawn.add(id);
  let defs = document.getElementById('art-defs');
  if (defs === null) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('aria-hidden', 'true');
    svg.setAttribute('class', 'art-defs');
    svg.innerHTML = `<defs id="art-defs"><filter id="cut" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="3.2" xChannelSelector="R" yChannelSelector="G"/></filter></defs>`;
    document.body.append(svg);
    defs = svg.firstElementChild as HTMLElement;
  }
  defs.insertAdjacentHTML('beforeend', markup());
}

function drawIcon([name, path]: ArtSpec['icon']): void {
  draw('hl', () => `<path id="hl" d="${highlights()}"/>`);
  draw(
    `g-${name}`,
    () => `<path id="g-${name}" d="${path}"/><clipPath id="k-${name}"><use href="#g-${name}"/></clipPath>`,
  );
}

/** A single icon in the style of the pictures, for emblems. */
export function Inked({ icon }: { icon: ArtSpec['icon'] }) {
  const [name] = icon;
  drawIcon(icon);
  return (
    <svg className="inked" viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#g-${name}`} className="b" />
      <g clipPath={`url(#k-${name})`}>
        <use href="#hl" className="h" />
      </g>
    </svg>
  );
}

/** A woodcut. `rough` edges are for large cards and covers only: they are slow to draw. */
export function Art({ spec, rough = false, wide = false }: { spec: ArtSpec; rough?: boolean; wide?: boolean }) {
  const { icon, scene, inverse = false, scale = 1, y = 0 } = spec;
  const [name] = icon;
  draw(`s-${scene}`, () => `<g id="s-${scene}">${SCENES[scene]()}</g>`);
  drawIcon(icon);
  const size = 0.19 * scale;
  const place = `translate(${100 - 256 * size} ${80 + y - 256 * size}) scale(${size})`;
  return (
    <svg
      className={inverse ? 'art inv' : 'art'}
      viewBox={wide ? '14 0 172 160' : '20 0 160 160'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g filter={rough ? 'url(#cut)' : undefined}>
        <use href={`#s-${scene}`} />
        <g transform={place}>
          <use href={`#g-${name}`} className="halo" />
          <use href={`#g-${name}`} className="b" />
          <g clipPath={`url(#k-${name})`}>
            <use href="#hl" className="h" />
          </g>
        </g>
      </g>
    </svg>
  );
}
