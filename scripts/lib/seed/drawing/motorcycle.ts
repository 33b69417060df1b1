import { darknessOf, GROUND, place, type Scene, WIDTH } from './scenes.js';
import { drawing } from './profile.js';
import { around, type Corner, fade, rounded, shade } from './shapes.js';

/** `faired` has a fairing and cast wheels, `naked` has wire wheels. */
export type MotorcycleStyle = 'faired' | 'naked';

const SCALE = 3.9;
const LENGTH = 206;
const TYRE = 31;

const TANK: readonly Corner[] = [
  [82, 82, 4],
  [86, 96, 8],
  [112, 103, 10],
  [134, 94, 6],
  [130, 82, 4],
];
const SEATS: Record<MotorcycleStyle, readonly Corner[]> = {
  naked: [
    [30, 80, 4],
    [26, 89, 4],
    [60, 90, 10],
    [84, 88, 3],
    [84, 80, 2],
  ],
  faired: [
    [22, 92, 3],
    [18, 100, 4],
    [50, 97, 6],
    [62, 84, 4],
    [84, 84, 2],
    [82, 76, 2],
    [50, 78, 3],
  ],
};
const FAIRING: readonly Corner[] = [
  [104, 30, 12],
  [98, 60, 10],
  [128, 82, 6],
  [142, 108, 6],
  [152, 116, 4],
  [172, 96, 10],
  [166, 78, 12],
  [146, 60, 12],
  [140, 34, 12],
];

/** A motorcycle from the side, in a scene. */
export function motorcycle(style: MotorcycleStyle, colour: string, scene: Scene, seed: string): string {
  const dark = darknessOf(scene);
  return drawing(
    `${place(scene, seed)}<defs>
      ${fade('paint', [0, shade(colour, 0.4)], [0.5, colour], [1, shade(colour, -0.4)])}
      ${fade('metal', [0, '#cfd3d5'], [0.5, '#8c9194'], [1, '#5a5f62'])}
      <radialGradient id="shadow"><stop offset=".3" stop-opacity=".55"/><stop offset="1" stop-opacity="0"/></radialGradient></defs>
    <g transform="translate(${(WIDTH - LENGTH * SCALE) / 2} ${GROUND + 46}) scale(${SCALE})">
      <ellipse cx="103" cy="1" rx="112" ry="7" fill="url(#shadow)"/>
      <g ${dark > 0.3 ? 'opacity=".94"' : ''}>
        ${[TYRE + 2, 174].map((x) => `<g transform="translate(${x} ${-TYRE})">${motorcycleWheel(style)}</g>`).join('')}
        ${frame()}${engine(style)}
        <path d="${rounded(SEATS[style])}" fill="${style === 'faired' ? 'url(#paint)' : '#1f1d1c'}"/>
        <path d="${rounded(TANK)}" fill="url(#paint)"/>
        <path d="M92 -94Q112 -101 126 -93" fill="none" stroke="#fff" stroke-width="1.2" opacity=".5"/>
        ${style === 'faired' ? fairing() : lampAndBars()}
      </g>
    </g>`,
  );
}

function motorcycleWheel(style: MotorcycleStyle): string {
  const spoke =
    style === 'naked'
      ? around(20, '<path d="M0 -4L3 -23M0 -4L-3 -23" stroke="#b9bdbf" stroke-width=".5"/>')
      : around(3, '<path d="M-2.5 0L-2 -24H2L2.5 0Z" fill="#b79a45"/>');
  return `<circle r="${TYRE - 3.5}" fill="none" stroke="#17191a" stroke-width="7"/><circle r="23.6" fill="none" stroke="${style === 'naked' ? '#c4c8ca' : '#b79a45'}" stroke-width="2"/>
    ${spoke}<circle r="13" fill="none" stroke="#85898b" stroke-width="3"/>${around(12, '<circle cy="-13" r=".7" fill="#333"/>')}
    <circle r="4" fill="#777c7f"/>`;
}

/** Swing arm, tubes and fork. */
const frame = (): string =>
  `<path d="M33 -31L84 -36" stroke="#3b3f41" stroke-width="5" stroke-linecap="round"/>
   <path d="M44 -40L54 -78" stroke="#2c2f31" stroke-width="4"/><path d="M44 -40L54 -78" stroke="#aeb2b4" stroke-width="2.4" stroke-dasharray="1.4 1.4"/>
   <path d="M84 -36L78 -80L140 -92L118 -34Z" fill="none" stroke="#26292b" stroke-width="3.4" stroke-linejoin="round"/>
   <path d="M174 -31L142 -104" stroke="url(#metal)" stroke-width="4.4" stroke-linecap="round"/><path d="M174 -31L160 -63" stroke="#3c4042" stroke-width="6.4" stroke-linecap="round"/>
   <path d="M148 -58Q168 -72 200 -52" fill="none" stroke="#3c4042" stroke-width="2.2"/>`;

function engine(style: MotorcycleStyle): string {
  const fins = Array.from({ length: 8 }, (_, at) => `M104 ${-50 - at * 3.4}h28`).join('');
  const pipe =
    style === 'naked'
      ? '<path d="M130 -62Q146 -50 128 -22Q120 -18 100 -19H18" fill="none" stroke="url(#metal)" stroke-width="5" stroke-linecap="round"/><path d="M62 -19H14" stroke="#c9cdcf" stroke-width="7.4" stroke-linecap="round"/>'
      : '<path d="M120 -26H70L12 -42" fill="none" stroke="#3b3e40" stroke-width="5"/><path d="M56 -29L10 -42" stroke="#26292a" stroke-width="9" stroke-linecap="round"/>';
  return `<rect x="84" y="-50" width="48" height="28" rx="9" fill="url(#metal)"/><circle cx="98" cy="-36" r="9" fill="#a9aeb0" stroke="#5d6265" stroke-width="1"/><circle cx="120" cy="-35" r="7" fill="#9a9fa1" stroke="#5d6265" stroke-width="1"/>
    <path d="${fins}" stroke="#7f8487" stroke-width="2"/><rect x="106" y="-80" width="24" height="6" rx="2" fill="#8d9294"/>${pipe}`;
}

const fairing = (): string =>
  `<path d="${rounded(FAIRING)}" fill="url(#paint)"/><path d="M142 -108Q148 -122 158 -120L153 -112Z" fill="#aab8bf" opacity=".7"/>
   <path d="M104 -62Q132 -78 166 -82" fill="none" stroke="#000" stroke-width=".8" opacity=".35"/><rect x="162" y="-99" width="8" height="13" rx="4" fill="#e8eef0" stroke="#111" stroke-width=".7"/>
   <path d="M134 -96L122 -104" stroke="#1d1f20" stroke-width="4" stroke-linecap="round"/>`;

const lampAndBars = (): string =>
  `<path d="M142 -104Q132 -118 112 -114" fill="none" stroke="#7d8285" stroke-width="2.6"/><path d="M120 -115.5L108 -113" stroke="#1d1f20" stroke-width="4.4" stroke-linecap="round"/>
   <circle cx="153" cy="-97" r="9" fill="#26292b"/><path d="M155 -106A9 9 0 0 1 155 -88Q160 -97 155 -106Z" fill="#e9eef0"/><circle cx="143" cy="-109" r="5" fill="#1c1e1f" stroke="#b9bdbf" stroke-width="1"/>
   <circle cx="27" cy="-84" r="3.6" fill="#9c2b22"/>`;
