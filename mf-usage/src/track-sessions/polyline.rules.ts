type Place = readonly [latitude: number, longitude: number];

const PRECISION = 1e6;

/** Encodes positions in Google's Encoded Polyline Algorithm Format, with six decimals. */
export function encodePolyline(places: readonly Place[]): string {
  let text = '';
  let before: readonly [number, number] = [0, 0];
  for (const [latitude, longitude] of places) {
    const now = [Math.round(latitude * PRECISION), Math.round(longitude * PRECISION)] as const;
    text += encodeNumber(now[0] - before[0]) + encodeNumber(now[1] - before[1]);
    before = now;
  }
  return text;
}

/** Five bits per character, lowest first. The lowest bit of all is the sign. */
function encodeNumber(number: number): string {
  let rest = number < 0 ? ~(number << 1) : number << 1;
  let text = '';
  for (; rest >= 0x20; rest >>>= 5) text += String.fromCodePoint((0x20 | (rest & 0x1f)) + 63);
  return text + String.fromCodePoint(rest + 63);
}

/** Decodes positions. An incomplete one at the end is dropped. */
export function decodePolyline(text: string): Place[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of text) {
    const bits = letter.codePointAt(0)! - 63;
    value |= (bits & 0x1f) << shift;
    shift += 5;
    if (bits >= 0x20) continue;
    numbers.push(value & 1 ? ~(value >>> 1) : value >>> 1);
    [value, shift] = [0, 0];
  }
  let [latitude, longitude] = [0, 0];
  return Array.from({ length: numbers.length >> 1 }, (_, at) => {
    latitude += numbers[at * 2]!;
    longitude += numbers[at * 2 + 1]!;
    return [latitude / PRECISION, longitude / PRECISION] as const;
  });
}
