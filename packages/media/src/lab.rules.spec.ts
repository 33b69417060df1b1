import { rgbOfLab } from './lab.rules.js';

/** sRGB colours with their D50 CIELAB values. Integer CIELAB values are only accurate to this tolerance. */
const NEAR = 12;

it.each([
  ['white', [100, 0, 0], [255, 255, 255]],
  ['black', [0, 0, 0], [0, 0, 0]],
  ['a grey', [53.39, 0, 0], [127, 127, 127]],
  ['red', [54.29, 80.81, 69.89], [255, 0, 0]],
  ['green', [87.82, -79.28, 80.99], [0, 255, 0]],
  ['blue', [29.57, 68.3, -112.03], [0, 0, 255]],
])('%s in CIELAB is what sRGB calls so, signed or not', (_, [l, a, b], rgb) => {
  const [lightness, red, yellow] = [Math.round(l! * 2.55), Math.round(a!), Math.round(b!)];
  const near = (samples: Buffer): void =>
    [...samples].forEach((value, at) => expect(Math.abs(value - rgb[at]!)).toBeLessThanOrEqual(NEAR));
  near(rgbOfLab(Buffer.from([lightness, red, yellow]), 3, true));
  near(rgbOfLab(Buffer.from([lightness, red + 128, yellow + 128]), 3, false));
});

it('more than three samples of a pixel stay as they are', () => {
  const rgb = rgbOfLab(Buffer.from([255, 0, 0, 7, 0, 0, 0, 9]), 4, true);
  expect([...rgb]).toEqual([255, 255, 255, 7, 0, 0, 0, 9]);
});
