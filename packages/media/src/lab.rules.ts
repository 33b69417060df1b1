/** Converts D50 XYZ to linear sRGB. The matrix includes Bradford's adaptation to D65. */
const RED = [3.1338561, -1.6168667, -0.4906146];
const GREEN = [-0.9787684, 1.9161415, 0.033454];
const BLUE = [0.0719453, -0.2289914, 1.4052427];
const [WHITE_X, WHITE_Z] = [0.96422, 0.82521];
const STEPS = 4096;
/** The gamma curve of sRGB. */
const CURVE = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const linear = step / STEPS;
  return Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
});

/**
 * Converts CIELAB to sRGB in samples of eight bits. Only the first three samples of a pixel change.
 * @param isSigned true for TIFF's CIELAB, whose two colour samples are signed bytes; those of ICC's CIELAB are offset by 128
 */
export function rgbOfLab(samples: Buffer, channels: number, isSigned: boolean): Buffer {
  const rgb = Buffer.from(samples);
  for (let at = 0; at + 2 < samples.length; at += channels) {
    const y = (samples[at]! / 2.55 + 16) / 116;
    const x = y + colourOf(samples[at + 1]!, isSigned) / 500;
    const z = y - colourOf(samples[at + 2]!, isSigned) / 200;
    const xyz: XYZ = [WHITE_X * cubed(x), cubed(y), WHITE_Z * cubed(z)];
    rgb[at] = shade(RED, xyz);
    rgb[at + 1] = shade(GREEN, xyz);
    rgb[at + 2] = shade(BLUE, xyz);
  }
  return rgb;
}

type XYZ = [number, number, number];

const colourOf = (sample: number, isSigned: boolean): number => (isSigned ? (sample << 24) >> 24 : sample - 128);

const cubed = (value: number): number => (value > 6 / 29 ? value ** 3 : (value - 16 / 116) / 7.787);

function shade([x, y, z]: readonly number[], [X, Y, Z]: XYZ): number {
  const linear = x! * X + y! * Y + z! * Z;
  return CURVE[Math.round(Math.min(Math.max(linear, 0), 1) * STEPS)]!;
}
