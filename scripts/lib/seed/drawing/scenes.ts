import { Random } from '../random.js';
import { fade } from './shapes.js';

export const WIDTH = 1600;
export const HEIGHT = 1066;
/** The line on which wheels stand. A cover is cut from the middle of the picture and must show them. */
export const GROUND = 710;

export type Scene = keyof typeof SCENES;

interface Outdoors {
  sky: readonly [above: string, below: string];
  hills: readonly string[];
  ground: readonly [far: string, near: string];
  /** Share of the daylight that is missing on objects in the scene: 0 to 1. */
  dark: number;
  sun?: readonly [x: number, y: number, colour: string];
}

const SCENES = {
  morning: {
    sky: ['#9db4c4', '#ecd9c0'],
    hills: ['#a9b3b3', '#87978f', '#66796a'],
    ground: ['#8d8b83', '#5f5e5a'],
    dark: 0.04,
    sun: [1180, 360, '#fff1d6'],
  },
  noon: {
    sky: ['#7fa9c9', '#dbe7ec'],
    hills: ['#a3b7bd', '#829a86', '#677f5c'],
    ground: ['#9a9993', '#73726e'],
    dark: 0,
  },
  autumn: {
    sky: ['#b7b9b6', '#e4ddcf'],
    hills: ['#b6a893', '#a5784a', '#7a5a38'],
    ground: ['#837d75', '#57534e'],
    dark: 0.08,
  },
  winter: {
    sky: ['#aab4bf', '#e6e8ea'],
    hills: ['#c9d0d6', '#b4bdc3', '#dfe3e6'],
    ground: ['#d5d9dc', '#a9afb4'],
    dark: 0.08,
  },
  dusk: {
    sky: ['#2e3c56', '#d08d68'],
    hills: ['#6a5966', '#463f52', '#2c2d3c'],
    ground: ['#3d3b41', '#232328'],
    dark: 0.34,
    sun: [380, 480, '#ffc98f'],
  },
  garage: { sky: ['#000', '#000'], hills: [], ground: ['#8a8983', '#55544f'], dark: 0.14 },
} as const satisfies Record<string, Outdoors>;

/** Share of the daylight that is missing on objects in the scene: 0 to 1. */
export const darknessOf = (scene: Scene): number => SCENES[scene].dark;

/** An empty scene; the same for the same seed. */
export function place(scene: Scene, seed: string): string {
  const { sky, hills, ground } = SCENES[scene];
  const horizon = scene === 'garage' ? 600 : 550;
  const floor = `<rect y="${horizon}" width="${WIDTH}" height="${HEIGHT - horizon}" fill="url(#ground)"/>`;
  return `<defs>${fade('sky', [0, sky[0]], [1, sky[1]])}${fade('ground', [0, ground[0]], [1, ground[1]])}</defs>
    ${scene === 'garage' ? room(seed) : outdoors(scene, hills, new Random(seed))}${floor}
    ${scene === 'garage' ? joints(horizon) : road(scene, horizon)}`;
}

function outdoors(scene: Scene, hills: readonly string[], random: Random): string {
  const { sun } = SCENES[scene] as Outdoors;
  const glow = sun
    ? `<radialGradient id="glow"><stop offset="0" stop-color="${sun[2]}" stop-opacity=".95"/><stop offset="1" stop-color="${sun[2]}" stop-opacity="0"/></radialGradient>
       <circle cx="${sun[0]}" cy="${sun[1]}" r="420" fill="url(#glow)"/>`
    : '';
  const layers = hills.map((colour, at) => hill(colour, 390 + at * 58, 74 - at * 18, random));
  return `<rect width="${WIDTH}" height="700" fill="url(#sky)"/>${glow}${layers.join('')}`;
}

/** A soft line of hills: three waves of different lengths. */
function hill(colour: string, y: number, height: number, random: Random): string {
  const phases = [random.between(0, 6), random.between(0, 6), random.between(0, 6)] as const;
  const points = Array.from({ length: 81 }, (_, at) => {
    const x = at * 20;
    const wave =
      Math.sin(x / 330 + phases[0]) * 0.6 + Math.sin(x / 140 + phases[1]) * 0.28 + Math.sin(x / 52 + phases[2]) * 0.08;
    return `L${x} ${(y - wave * height).toFixed(1)}`;
  });
  return `<path d="M0 700${points.join('')}L${WIDTH} 700Z" fill="${colour}"/>`;
}

const road = (scene: Scene, horizon: number): string =>
  `<rect y="${horizon}" width="${WIDTH}" height="5" fill="#000" opacity=".14"/>
   <rect y="${horizon + 26}" width="${WIDTH}" height="4" fill="#fff" opacity="${scene === 'dusk' ? 0.22 : 0.4}"/>
   <path d="M-60 930h300l26 -16h-300zM560 930h300l22 -16h-300zM1180 930h300l18 -16h-300z" fill="#fff" opacity="${scene === 'dusk' ? 0.16 : 0.3}"/>`;

/** A workshop: a plastered wall, a shelf with its cans, a window, a board of tools. */
function room(seed: string): string {
  const random = new Random(seed);
  const cans = Array.from({ length: 9 }, (_, at) => {
    const [height, width] = [random.whole(34, 66), random.whole(26, 44)];
    const colour = random.of(['#7b3b32', '#3c5262', '#8b7b4e', '#4d5a4b', '#90908a', '#5a4a42']);
    return `<rect x="${146 + at * 54}" y="${236 - height}" width="${width}" height="${height}" rx="3" fill="${colour}"/>`;
  });
  const tools = Array.from({ length: 10 }, (_, at) => {
    const height = 150 - at * 9;
    return `<path d="M${1168 + at * 30} 150v${height}" stroke="#5b6063" stroke-width="7" stroke-linecap="round"/>
      <circle cx="${1168 + at * 30}" cy="${150 + height}" r="9" fill="none" stroke="#5b6063" stroke-width="6"/>`;
  });
  return `<defs>${fade('wall', [0, '#b3aea2'], [0.75, '#c9c3b4'], [1, '#aaa496'])}
      <radialGradient id="lamp" cx=".5" cy="0" r=".9"><stop offset="0" stop-color="#fff6df" stop-opacity=".8"/><stop offset="1" stop-color="#fff6df" stop-opacity="0"/></radialGradient></defs>
    <rect width="${WIDTH}" height="700" fill="url(#wall)"/>
    <rect y="470" width="${WIDTH}" height="140" fill="#7f8478" opacity=".55"/><rect y="466" width="${WIDTH}" height="4" fill="#5f6459" opacity=".6"/>
    ${cans.join('')}<rect x="120" y="236" width="540" height="12" fill="#7a654c"/><path d="M170 248v40M610 248v40" stroke="#4c4034" stroke-width="7"/>
    <rect x="1130" y="112" width="350" height="244" fill="#93805f" opacity=".75"/>${tools.join('')}
    <rect x="740" y="96" width="300" height="190" fill="#dfe8ea"/><path d="M890 96v190M740 191h300" stroke="#8b8577" stroke-width="8"/><rect x="740" y="96" width="300" height="190" fill="none" stroke="#8b8577" stroke-width="12"/>
    <rect width="${WIDTH}" height="700" fill="url(#lamp)"/>`;
}

const joints = (horizon: number): string =>
  `<rect y="${horizon}" width="${WIDTH}" height="10" fill="#000" opacity=".2"/>
   <path d="M420 ${horizon}L200 ${HEIGHT}M1180 ${horizon}L1400 ${HEIGHT}M0 930H${WIDTH}" stroke="#000" stroke-width="3" opacity=".13"/>`;
