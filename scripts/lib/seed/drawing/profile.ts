import { darknessOf, GROUND, HEIGHT, place, type Scene, WIDTH } from './scenes.js';
import { around, fade, rounded, shade } from './shapes.js';
import type { Rim, Silhouette } from './silhouettes.data.js';

/** The width of every car in the picture, whatever its length. */
const CAR_WIDTH = 1150;
const RUBBER = '#17191a';

/** A car from the side, in a scene. `colour` is its paint, `#rrggbb`. */
export function profile(car: Silhouette, colour: string, scene: Scene, seed: string): string {
  const scale = CAR_WIDTH / car.length;
  const left = (WIDTH - CAR_WIDTH) / 2;
  return drawing(
    `${place(scene, seed)}
    <g transform="translate(${left} ${GROUND + 40}) scale(${scale.toFixed(4)})">
      ${shadow(car)}${body(car, colour, scene)}
      ${car.axles.map((x) => `<g transform="translate(${x} ${-car.tyre})">${wheel(car.tyre, car.rim)}</g>`).join('')}
    </g>`,
  );
}

/** A whole picture with slightly darker corners. */
export const drawing = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <radialGradient id="vignette" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".28"/></radialGradient>
    ${content}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vignette)"/></svg>`;

const shadow = ({ length }: Silhouette): string =>
  `<radialGradient id="shadow"><stop offset=".35" stop-opacity=".6"/><stop offset="1" stop-opacity="0"/></radialGradient>
   <ellipse cx="${length / 2}" cy="1" rx="${length * 0.56}" ry="13" fill="url(#shadow)"/>`;

function body(car: Silhouette, colour: string, scene: Scene): string {
  const { axles, tyre, outline, glass, gaps, shoulder, lamps, bumper, details = [] } = car;
  const shape = rounded(outline);
  const dark = darknessOf(scene);
  const [rear, front] = axles;
  const sill = Math.min(outline[0]![1], outline.at(-1)![1]);
  const under = `<path d="M${rear} ${-tyre}H${front}V${-sill + 4}H${rear}Z" fill="#0d0e0f"/>`;
  const lines = (path: string, stroke: string, width: number, opacity: number) =>
    `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<defs>
      ${fade('paint', [0, shade(colour, 0.34)], [0.36, shade(colour, 0.1)], [0.5, colour], [0.78, shade(colour, -0.3)], [1, shade(colour, -0.55)])}
      ${fade('glass', [0, '#4b5960'], [0.55, '#27323a'], [1, '#1b2226'])}
      <clipPath id="body"><path d="${shape}"/></clipPath></defs>
    ${details.map(({ line, colour: stroke, width }) => lines(rounded(line, false), stroke, width, 1)).join('')}${under}
    <path d="${shape}" fill="url(#paint)"/>
    <g clip-path="url(#body)">
      ${lines(rounded(shoulder, false), shade(colour, 0.6), 1.3, 0.75)}
      <path d="${rounded(shoulder, false)}" transform="translate(0 4)" fill="none" stroke="#000" stroke-width="6" opacity=".1"/>
      ${lines(shape, '#fff', 2.2, 0.22)}
      ${axles.map((x) => `<circle cx="${x}" cy="${-tyre}" r="${tyre + 4.5}" fill="#0b0c0d"/>`).join('')}
    </g>
    ${glass.map((pane) => `<path d="${rounded(pane)}" fill="url(#glass)" stroke="#101314" stroke-width="1.6"/>${reflection(pane)}`).join('')}
    ${gaps.map((gap) => lines(rounded(gap, false), '#000', 0.9, 0.5)).join('')}
    ${handle(gaps[0]![0]!, shoulder)}
    ${bumper ? bumpers(bumper, car) : ''}
    ${lamp(lamps.front, '#e9eef0')}${lamp(lamps.rear, '#9c2b22')}
    ${dark > 0 ? `<path d="${shape}" fill="#141a26" opacity="${dark}"/>` : ''}
    ${dark > 0.3 ? beam(lamps.front) : ''}`;
}

/** Reflection of the sky in a pane: its upper left part is lighter. */
function reflection(pane: Silhouette['glass'][number]): string {
  const xs = pane.map(([x]) => x);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const ys = pane.map(([, y]) => y);
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const third = (to - from) / 3;
  const id = `pane${Math.round(from)}`;
  return `<clipPath id="${id}"><path d="${rounded(pane)}"/></clipPath>
    <path clip-path="url(#${id})" d="M${from + third} ${-low}L${from + third * 1.7} ${-high}H${from + third * 2.4}L${from + third * 1.7} ${-low}Z" fill="#fff" opacity=".1"/>`;
}

const handle = ([x]: readonly [number, number, number?], shoulder: Silhouette['shoulder']): string => {
  const y = shoulder.reduce((sum, [, height]) => sum + height, 0) / shoulder.length;
  return `<rect x="${x + 7}" y="${-y - 8}" width="15" height="2.6" rx="1.3" fill="#d4d8da" stroke="#000" stroke-width=".4" stroke-opacity=".6"/>`;
};

const bumpers = ({ colour, y, height }: NonNullable<Silhouette['bumper']>, { length }: Silhouette): string =>
  [0, length - 44]
    .map(
      (x) =>
        `<rect x="${x}" y="${-y - height / 2}" width="44" height="${height}" rx="${height / 2}" fill="${colour}"/>
         <rect x="${x + 3}" y="${-y - height / 2 + 1.2}" width="38" height="1.6" rx=".8" fill="#fff" opacity=".35"/>`,
    )
    .join('');

const lamp = ([x = 0, y = 0, rx = 0, ry = 0]: readonly number[], colour: string): string =>
  `<rect x="${x - rx}" y="${-y - ry}" width="${rx * 2}" height="${ry * 2}" rx="${Math.min(rx, ry)}" fill="${colour}" stroke="#111" stroke-width=".8"/>`;

const beam = ([x = 0, y = 0]: readonly number[]): string =>
  `<linearGradient id="beam"><stop offset="0" stop-color="#ffe6b0" stop-opacity=".7"/><stop offset="1" stop-color="#ffe6b0" stop-opacity="0"/></linearGradient>
   <path d="M${x + 3} ${-y - 5}L${x + 190} ${-y - 26}V${4}L${x + 3} ${-y + 6}Z" fill="url(#beam)"/>`;

const SPOKES: Record<Rim, (radius: number) => string> = {
  steel: (r) =>
    `<circle r="${r}" fill="#b8bcbd"/><circle r="${r * 0.74}" fill="#8e9395"/>${around(12, `<circle cy="${-r * 0.82}" r="${r * 0.055}" fill="#333"/>`)}<circle r="${r * 0.42}" fill="#d9dcdd"/><circle r="${r * 0.3}" fill="#c0c4c6"/>`,
  five: (r) =>
    `<circle r="${r}" fill="#2a2c2d"/>${around(5, `<path d="M${-r * 0.2} 0L${-r * 0.13} ${-r * 0.95}H${r * 0.13}L${r * 0.2} 0Z" fill="#c3c7c9"/>`)}`,
  eight: (r) =>
    `<circle r="${r}" fill="#2a2c2d"/>${around(8, `<path d="M${-r * 0.14} 0L${-r * 0.1} ${-r * 0.95}H${r * 0.1}L${r * 0.14} 0Z" fill="#bfc3c4"/>`)}`,
  multi: (r) =>
    `<circle r="${r}" fill="#242627"/>${around(10, `<path d="M${-r * 0.07} 0L${-r * 0.06} ${-r * 0.96}H${r * 0.06}L${r * 0.07} 0Z" fill="#aeb3b5"/>`)}`,
};

/** A wheel around the origin; `tyre` is its outer radius. */
export function wheel(tyre: number, rim: Rim): string {
  const r = tyre * 0.66;
  return `<circle r="${tyre}" fill="${RUBBER}"/><circle r="${tyre * 0.94}" fill="none" stroke="#2d3032" stroke-width="${tyre * 0.03}"/>
    <circle r="${tyre * 0.8}" fill="none" stroke="#26292a" stroke-width="${tyre * 0.02}"/>
    ${SPOKES[rim](r)}
    <circle r="${r}" fill="none" stroke="#d5d8d9" stroke-width="${r * 0.1}"/><circle r="${r * 0.97}" fill="none" stroke="#000" stroke-width="${r * 0.02}" opacity=".4"/>
    <circle r="${r * 0.2}" fill="#9ba0a2"/><circle r="${r * 0.13}" fill="#d0d4d5"/>`;
}
