/** A parsed tyre size. It is never stored. */
export interface TyreSize {
  /** Width in millimetres; inch sizes are rounded. */
  width: number;
  /** Rim diameter in inches. */
  rim: number;
  /** Outer diameter in millimetres; null if the aspect ratio is neither given nor a usual one. */
  diameter: number | null;
  /** Speed symbol, such as `V`. */
  speed: string | null;
}

const INCH = 25.4;

/** Aspect ratio of sizes that do not state one, in percent. */
const USUAL_RATIO = 82;
const CROSS_PLY_RATIO = 95;

/** Speed symbols in km/h (ECE R30). */
const SPEEDS: Readonly<Record<string, number>> = {
  ...{ J: 100, K: 110, L: 120, M: 130, N: 140, P: 150, Q: 160, R: 170, S: 180, T: 190, U: 200, H: 210 },
  ...{ V: 240, W: 270, Y: 300 },
};

export const speedOf = (letter: string | null): number | null => (letter === null ? null : (SPEEDS[letter] ?? null));

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`;
const RIM = String.raw`\s*([SHVZ]?)[RDB]?[F]?\s*-?\s*(\d{1,2}(?:[.,]\d)?)(?!\d)`;
const SERVICE = String.raw`(?:\s*(?:LT|C)?\s*\(?\d{2,3}(?:/\d{2,3})?\s*([A-Z])\)?)?`;

/** `185/70 R 15 89V`, `165 HR 14`, `205/55ZR16` */
const METRIC = new RegExp(String.raw`^(?:P|LT|T)?\s*(\d{3})(?:\s*/\s*(\d{2,3}))?${RIM}${SERVICE}`, 'i');
/** `31x10.50R15LT` */
const FLOTATION = new RegExp(String.raw`^${NUMBER}\s*[xX\u00d7]\s*${NUMBER}${RIM}`, 'i');
/** `6.40-15` */
const INCHES = new RegExp(String.raw`^(\d{1,2}[.,]\d{1,2})${RIM}`, 'i');

/** Parses a size in any notation; null if it is not a tyre size. */
export function sizeOf(text: string): TyreSize | null {
  const written = text.trim();
  const flotation = FLOTATION.exec(written);
  if (flotation) {
    const [diameter, width, rim] = [flotation[1], flotation[2], flotation[4]].map(numberIn) as [number, number, number];
    return sound({ width: Math.round(width * INCH), rim, diameter: Math.round(diameter * INCH), speed: null });
  }
  const metric = METRIC.exec(written);
  if (metric) {
    const [width, rim] = [Number(metric[1]), numberIn(metric[4])];
    const ratio = metric[2] ? Number(metric[2]) : USUAL_RATIO;
    const speed = (metric[5] ?? metric[3])?.toUpperCase() || null;
    return sound({ width, rim, diameter: across(width, ratio, rim), speed });
  }
  const inches = INCHES.exec(written);
  if (!inches) return null;
  const [width, rim] = [numberIn(inches[1]) * INCH, numberIn(inches[3])];
  return sound({ width: Math.round(width), rim, diameter: across(width, CROSS_PLY_RATIO, rim), speed: null });
}

const numberIn = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

/** Outer diameter, computed with integers, so that half a millimetre is always rounded the same way. @param ratio in percent */
const across = (width: number, ratio: number, rim: number): number =>
  Math.round((2 * width * ratio + 100 * INCH * rim) / 100);

/** Null if the size is outside the range of road vehicles. */
const sound = (size: TyreSize): TyreSize | null =>
  size.rim >= 3 && size.rim <= 30 && size.width >= 40 && size.width <= 500 ? size : null;
