import { drawing, wheel } from './profile.js';
import { HEIGHT, WIDTH } from './scenes.js';
import { around, fade, shade } from './shapes.js';
import type { Rim } from './silhouettes.data.js';

/** Speedometer and rev counter with their readings. */
export function instruments(miles: number, colour: string): string {
  const odometer = String(miles).padStart(6, '0');
  return drawing(`<defs>${fade('dash', [0, '#3a3632'], [0.5, '#24211f'], [1, '#141312'])}
      ${fade('light', [0, '#fff', 0.2], [0.45, '#fff', 0], [1, '#fff', 0])}</defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dash)"/>
    <rect y="150" width="${WIDTH}" height="16" fill="${shade(colour, -0.25)}"/><rect y="150" width="${WIDTH}" height="4" fill="#fff" opacity=".2"/>
    <g transform="translate(480 560)">${dial(15, 3, 10, 'MPH', 38)}
      <rect x="-92" y="112" width="184" height="48" rx="5" fill="#0c0d0d" stroke="#777" stroke-width="2"/>
      ${[...odometer].map((digit, at) => `<text x="${-72 + at * 29}" y="148" font-size="36" text-anchor="middle" fill="${at === 5 ? '#d9b36a' : '#f1efe8'}" font-family="DejaVu Sans Mono, monospace">${digit}</text>`).join('')}</g>
    <g transform="translate(1120 560)">${dial(9, 4, 1, 'RPM × 1000', -74)}</g>
    <g transform="translate(800 330)">${small()}</g>`);
}

function dial(numbers: number, between: number, step: number, unit: string, needle: number): string {
  const last = numbers - 1;
  const ticks = last * (between + 1) + 1;
  const figures = Array.from({ length: numbers }, (_, at) => {
    const angle = ((-130 + (260 * at) / last) * Math.PI) / 180;
    return `<text x="${(Math.sin(angle) * 186).toFixed(1)}" y="${(-Math.cos(angle) * 186 + 12).toFixed(1)}" font-size="34" text-anchor="middle">${at * step}</text>`;
  });
  return `<circle r="284" fill="#b9bcbd"/><circle r="274" fill="#5c6062"/><circle r="266" fill="#101112"/>
    ${around(ticks, '<path d="M0 -252V-236" stroke="#e9e6dc" stroke-width="3"/>', -130, 130)}
    ${around(numbers, '<path d="M0 -254V-226" stroke="#f4f1e8" stroke-width="7"/>', -130, 130)}
    <g fill="#f1eee4" font-family="DejaVu Sans, sans-serif">${figures.join('')}<text y="-70" font-size="24" text-anchor="middle" letter-spacing="3">${unit}</text></g>
    <g transform="rotate(${needle})"><path d="M-6 44L-2.500 -214H2.500L6 44Z" fill="#d8502f"/></g><circle r="26" fill="#2b2d2e"/><circle r="18" fill="#3b3e40"/>
    <circle r="266" fill="url(#light)"/>`;
}

const small = (): string =>
  `<circle r="92" fill="#b9bcbd"/><circle r="86" fill="#101112"/>${around(9, '<path d="M0 -76V-62" stroke="#e9e6dc" stroke-width="3"/>', -70, 70)}
   <g transform="rotate(-18)"><path d="M-3 18L-1 -66H1L3 18Z" fill="#d8502f"/></g><circle r="9" fill="#3b3e40"/>
   <text y="44" font-size="18" text-anchor="middle" fill="#f1eee4" font-family="DejaVu Sans, sans-serif">OIL</text>`;

/** A wheel and the wing above it. */
export const wheelCloseUp = (rim: Rim, colour: string): string =>
  drawing(`<defs>${fade('wing', [0, shade(colour, 0.45)], [0.3, colour], [0.75, shade(colour, -0.35)], [1, shade(colour, -0.5)])}
      ${fade('tarmac', [0, '#77766f'], [1, '#474743'])}</defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wing)"/><path d="M0 205Q800 150 1600 215" fill="none" stroke="#fff" stroke-width="6" opacity=".4"/>
    <circle cx="800" cy="590" r="452" fill="#0a0b0b" stroke="${shade(colour, 0.3)}" stroke-width="5"/>
    <path d="M0 862H360V940H0ZM1240 862H1600V940H1240Z" fill="${shade(colour, -0.62)}"/>
    <rect y="930" width="${WIDTH}" height="140" fill="url(#tarmac)"/><ellipse cx="800" cy="985" rx="620" ry="34" opacity=".45"/>
    <g transform="translate(800 600)">${wheel(392, rim)}${around(5, '<circle cy="-44" r="9" fill="#6f7476" stroke="#333" stroke-width="2"/>')}</g>`);

/** An engine from above: its cover, the plug leads, the air filter. */
export function engineBay(cylinders: number, colour: string, cover: string): string {
  const step = 760 / cylinders;
  const each = Array.from({ length: cylinders }, (_, at) => 430 + step * (at + 0.5));
  const leads = each.map(
    (x, at) =>
      `<path d="M${x} 470C${x} 300 ${1290 - at * 14} 420 1330 330" fill="none" stroke="#15191c" stroke-width="15"/><path d="M${x} 470C${x} 300 ${1290 - at * 14} 420 1330 330" fill="none" stroke="#3b4348" stroke-width="4"/><rect x="${x - 19}" y="448" width="38" height="64" rx="12" fill="#1b1f21"/>`,
  );
  const runners = each.map(
    (x) =>
      `<path d="M${x} 630V820" stroke="#8d9294" stroke-width="${step * 0.46}"/><path d="M${x - step * 0.1} 630V820" stroke="#c2c6c8" stroke-width="${step * 0.08}"/>`,
  );
  return drawing(`<defs>${fade('cover', [0, shade(cover, 0.4)], [0.5, cover], [1, shade(cover, -0.4)])}${fade('bay', [0, '#2a2c2c'], [1, '#131414'])}${fade('rail', [0, '#d5d8d9'], [0.5, '#92979a'], [1, '#64696c'])}</defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#bay)"/>
    <path d="M0 0H240Q200 500 250 1066H0Z" fill="${colour}"/><path d="M1600 0H1380Q1420 500 1370 1066H1600Z" fill="${colour}"/><path d="M236 0Q196 500 246 1066M1384 0Q1424 500 1374 1066" fill="none" stroke="#fff" stroke-width="4" opacity=".3"/>
    <circle cx="1300" cy="900" r="92" fill="#24282a"/><circle cx="1300" cy="900" r="66" fill="#3a4043"/><circle cx="310" cy="170" r="100" fill="#1d2122"/><circle cx="310" cy="170" r="84" fill="#2c3133"/>
    ${runners.join('')}<rect x="400" y="800" width="820" height="120" rx="56" fill="url(#rail)"/>
    <rect x="390" y="430" width="840" height="230" rx="34" fill="url(#cover)"/><path d="M430 500h760M430 545h760M430 590h760" stroke="#000" stroke-width="7" opacity=".22"/><path d="M430 506h760M430 551h760M430 596h760" stroke="#fff" stroke-width="3" opacity=".28"/>
    ${[420, 810, 1200].map((x) => `<circle cx="${x}" cy="640" r="13" fill="#d0d3d5"/><circle cx="${x}" cy="640" r="6" fill="#707578"/>`).join('')}
    ${leads.join('')}
    <rect x="1270" y="235" width="130" height="130" rx="26" fill="#20262a"/><circle cx="1335" cy="300" r="44" fill="#30383d"/>
    <g transform="translate(480 250)"><circle r="58" fill="#16191a"/>${around(10, '<rect x="-8" y="-62" width="16" height="14" rx="4" fill="#16191a"/>')}<circle r="36" fill="#242829"/></g>`);
}

/** Parts on a bench, in a row: a disc, a filter, plugs. */
export const onTheBench = (colour: string): string =>
  drawing(`<defs>${fade('wood', [0, '#a08561'], [1, '#6e573b'])}${fade('steel', [0, '#dfe2e3'], [0.5, '#a4a9ab'], [1, '#777c7f'])}${fade('can', [0, shade(colour, 0.3)], [1, shade(colour, -0.4)])}</defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wood)"/>${[190, 420, 660, 880].map((y) => `<path d="M0 ${y}H1600" stroke="#4a3924" stroke-width="4" opacity=".5"/><path d="M0 ${y + 5}H1600" stroke="#fff" stroke-width="2" opacity=".1"/>`).join('')}
    <g transform="translate(520 540)"><circle cx="16" cy="24" r="350" opacity=".3"/><circle r="350" fill="url(#steel)"/>${around(36, '<circle cy="-300" r="9" fill="#3d4143"/><circle cx="26" cy="-238" r="9" fill="#3d4143"/>')}<circle r="180" fill="#83888b"/><circle r="172" fill="#4c5052"/><circle r="84" fill="#6e573b"/>${around(5, '<circle cy="-126" r="15" fill="#1d1f20"/>')}</g>
    <g transform="translate(1150 330)"><rect x="-98" y="-116" width="220" height="260" rx="20" opacity=".3"/><rect x="-110" y="-130" width="220" height="260" rx="20" fill="url(#can)"/><rect x="-110" y="-40" width="220" height="80" fill="#f2efe7" opacity=".9"/><path d="M-80 -10h120M-80 14h80" stroke="#333" stroke-width="9"/></g>
    ${[0, 1, 2, 3].map((at) => `<g transform="translate(${1010 + at * 120} 640)"><rect x="-14" y="10" width="44" height="240" rx="10" opacity=".25"/><rect x="-15" y="0" width="30" height="110" rx="8" fill="#f4f2ec"/><path d="M-15 30h30M-15 50h30M-15 70h30" stroke="#c9c6be" stroke-width="4"/><path d="M-27 110h54v44h-54z" fill="url(#steel)"/><path d="M-17 154h34v66h-34z" fill="#8b9093"/><path d="M-17 166h34M-17 180h34M-17 194h34M-17 208h34" stroke="#63686b" stroke-width="4"/><path d="M0 220v14M17 216v26h-20" fill="none" stroke="#55595b" stroke-width="6"/></g>`).join('')}`);
