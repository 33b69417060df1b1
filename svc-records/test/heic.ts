const BASE64 = `
AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWljAAAD2G1ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAHBpY3QAAAAAAAAAAAAAAAAAAAAADnBpdG0AAAAAAAIAAAAQaWRh
dAAAAAAAUAA8AAAATGlsb2MBAAAAREAAAwABAAAAAAAAA+4AAQAAAAoAAABnAAIAAQAAAAAAAAABAAAAAAAAAAgAAwAAAAAAAARVAAEAAAAKAAABVgAAAE1p
aW5mAAAAAAADAAAAFWluZmUCAAABAAEAAGh2YzEAAAAAFWluZmUCAAAAAAIAAGdyaWQAAAAAFWluZmUCAAABAAMAAEV4aWYAAAACzGlwcnAAAAKoaXBjbwAA
AHNodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQAnQgEBA3AAAAMAkAAAAwAAAwAeoCiBBZbq5Ka5
sCAAAAMAIAAAAwAhIgABAAZEAcFzwYkAAAAUaXNwZQAAAAAAAABQAAAAQAAAABRpc3BlAAAAAAAAAFAAAAA8AAAB7GNvbHJwcm9mAAAB4GxjbXMEIAAAbW50
clJHQiBYWVogB+IAAwAUAAkADgAdYWNzcE1TRlQAAAAAc2F3c2N0cmwAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y1oYW5kguKocouKP/clPrmS7iTWrgAAAAAA
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKZGVzYwAAAPwAAAAkY3BydAAAASAAAAAid3RwdAAAAUQAAAAUY2hhZAAAAVgAAAAsclhZWgAAAYQAAAAUZ1hZ
WgAAAZgAAAAUYlhZWgAAAawAAAAUclRSQwAAAcAAAAAgZ1RSQwAAAcAAAAAgYlRSQwAAAcAAAAAgbWx1YwAAAAAAAAABAAAADGVuVVMAAAAIAAAAHABzAFAA
MwBDbWx1YwAAAAAAAAABAAAADGVuVVMAAAAGAAAAHABDAEMAMAAAWFlaIAAAAAAAAPbWAAEAAAAA0y1zZjMyAAAAAAABDEIAAAXe///zJQAAB5MAAP2Q///7
of///k4AAAOaAADAFFhZWiAAAAAAAACD3wAAPb8AAAAAWFlaIAAAAAAAAEq/AACxNwAACrVYWVogAAAAAAAAKDgAABEKAADIeHBhcmEAAAAAAAMAAAACZmkA
APKnAAANWQAAE9AAAApbAAAAEHBpeGkAAAAAAwgICAAAAAlpcm90AwAAABxpcG1hAAAAAAAAAAIAAQKBAgACBAOEhYYAAAAoaXJlZgAAAAAAAAAOZGltZwAC
AAEAAQAAAA5jZHNjAAMAAQACAAABxW1kYXQAAABjKAGvCdHlwDkjJL//+1aP3v8l7P/9NnywEG1hDtS+ulbOXt2oALqJU8vDT6pK7lHXPPt+j0Kj1lyfXdZA
Tp7wNlEabc5e+EYHRvyq4Dw3NXJ9SZDiXH7VjFUNetzV4XwgSVuAAAAAAElJKgAIAAAACQAPAQIABgAAAJQAAAAQAQIACgAAAIoAAAASAQMAAQAAAAYAAAAa
AQUAAQAAAHoAAAAbAQUAAQAAAIIAAAAoAQMAAQAAAAIAAAATAgMAAQAAAAEAAABphwQAAQAAAJoAAAAliAQAAQAAABwBAAAAAAAAOGMAAOgDAAA4YwAA6AMA
AGlQaG9uZSAxMwBBcHBsZQAIAACQBwAEAAAAMDIxMAOQAgAUAAAACAEAABGQAgAHAAAAAAEAAAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8A
AAKgBAABAAAAUAAAAAOgBAABAAAAPAAAAAAAAAArMDI6MDAAADIwMjQ6MDU6MDEgMTA6MTE6MTIAAgABAAIAAgAAAE4AAAACAAUAAwAAADoBAAAAAAAAMAAA
AAEAAAAIAAAAAQAAAAAAAAABAAAA`;

/**
 * A photo as written by a phone, 80 × 60 pixels, held upright: blue at its left, red at its right in sRGB, but stored in Display P3. Made with libheif 1.15.1
 * of Debian: `heif-enc -q 60 -o held.heic held.jpg`, from a JPEG by sharp (`withIccProfile('p3')`, Exif with orientation 6, camera, time and location). That
 * version omits the `irot` box, which rotates a HEIC (Exif orientation must be ignored), so an `irot` of 270° was added to the properties.
 */
export const heldHeic = (): Buffer => Buffer.from(BASE64, 'base64');

/** A picture of 64 × 320 pixels in a single tile, a gradient from red to blue with some noise. Made with libheif 1.15.1: `heif-enc -q 24`. */
export const singleHeic = (): Buffer => Buffer.from(SINGLE, 'base64');

const SINGLE = `
AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImls
b2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAADyAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAA
AAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCAUFlupJKa5uBAQMCAAAADAIAAAAMA
hCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAAFAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAPQbWRhdAAAA8QoAa8JYJyTmNdE
QSYRrgB0HDRkYPfmC3aDUuH/gKqcSvbGjuGExfkWE0wqJIfS1Y9oiVOPcFsCkmtj2W+Y6PjD4RfoZdZKr77yo+dAJqitSseuL86OLqSKbtxUNCg+EgLy/gpkQnWS
nS014LXoGhLuFL3vttXG6fVdVig0BBbayWF1KCV5WXdSIqehP9/ze/Tvevq0BMQWmZshaRJf2CDj61GBEIY/6egU87nJ5XnehDl0otcPrESQxu0em/EWe/dfaKEW
WPkiJ3fBC7chPGAIhLgzhGj0Lo2RB1EYgys2hVplKRN/H0ACqKWhaBwgleo9WHL57dQWMec9iE4+1UaMzEeh0Bw1DIQ4Gz6HKpqukpHuSpn1TA0srRa9kMSt60LI
vC1wWSGcEQXemcAZiO73+yoPJ6SpvZEfmlNZ9qPcX8REWKtKLaNDBkiZZlDaXKiljyUzAlaPLhVRUKBXSE0I1BHDgSMWYARzDoDu1BiG5C9K8cXaHXxqpbolXIdj
eLKjxLF4USfQIGmLOGlMq/Xg5Su+Dc7Ll77ePHHRS3zLRxmC8Y5AT4fNFMu/bXrS1vnqtnpaRZCyF+treLxhrVPFxnRCs8RyC4NzuQij9MvUcihjjGbOXRLh2cfb
aCqDB2vFjBddWeg02TvRHcobHnO9ZghuxJI8ydV+xyQsCG9IAEwOV2L6WTL2mN9Cks44GOOA+tlBYiR8tEmTMlY3RiQXvmal2VLpNdX85RQipsP31K/mIX0AOgfS
AU/PKw6eDCVVC5KLc8dfga5ZpNYO+fBMDXTdJWw4KfivlPxU4yYtAaRo+OoXd61UgNlw//XLiGFvFvfSUc2gAMlucANS+wT0qE+qIvvAM1UU+VRtYjF1vVGVaJ37
sDO7hTt67BcbP/tPWS+VUNawsZshFKq8HnlcOK79Z+PR7uPex87TKZe+EtxumqqWLY9sKpPO+sK2iAgDNDHPRoTr1NJrWhTJbgUqspB4urdFxYnAgcxkgNBFRUhI
H3ekZCGnQFIAO4g9cYyWBIQBPVROWymDAbruW3u3XINfm1rHl8J/4YI7q3D7ORUTBx8D90sa4SLWeRVHs+rCwlGXBgTFegtu5ouADo519JFnhlwvVz7I994SpLYS
K+5Qus57NWEXhn7FfRCP2+b7qvz/RTB9p1t0LXYgtZEulKxInZqt3lDh9MbRbjnmleEeGfVdn99WUBCFvRI16w7Z3cRxXuU2txO6lCqtPz+ePiULuqS/ndqBaX2z
n5bRgQdCG4ab+TecJbFiUb+/BojVh6fA`;

const short = (...numbers: number[]): Buffer => Buffer.from(numbers.flatMap((number) => [number >> 8, number & 255]));
const long = (...numbers: number[]): Buffer => short(...numbers.flatMap((number) => [number >>> 16, number & 0xffff]));

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([long(8 + body.length), Buffer.from(type, 'latin1'), body]);
};
/** A full box, with version and flags. */
const versioned = (type: string, version: number, flags: number, ...parts: Buffer[]): Buffer =>
  box(type, long((version << 24) | flags), ...parts);

/** The picture above: its tile, its decoder configuration, and its Exif data. */
const HELD = heldHeic();
const CODING = HELD.subarray(HELD.indexOf('hvcC') - 4).subarray(0, 0x73);
const TILE = HELD.subarray(0x3f8, 0x3f8 + 0x67);
const [TILE_WIDTH, TILE_HEIGHT] = [80, 64];
export const HELD_EXIF = HELD.subarray(0x45f + 4, 0x45f + 0x156);

/** A HEIC of several tiles, one below the other, each blue at its left and red at its right; Exif is an item of its own. */
export function tiledHeic(tiles: number, exif = Buffer.alloc(0)): Buffer {
  const [grid, notes] = [tiles + 1, tiles + 2];
  const size = [TILE_WIDTH, TILE_HEIGHT * tiles] as const;
  const gridData = Buffer.concat([Buffer.from([0, 0, tiles - 1, 0]), short(...size)]);
  const tileIds = Array.from({ length: tiles }, (_, at) => at + 1);
  const item = (id: number, type: string, isHidden: boolean): Buffer =>
    versioned('infe', 2, isHidden ? 1 : 0, short(id, 0), Buffer.from(`${type}\0`, 'latin1'));
  const place = (id: number, method: number, at: number, bytes: number): Buffer =>
    Buffer.concat([short(id, method, 0, 1), long(at, bytes)]);
  const heads = (data: number): Buffer =>
    Buffer.concat([
      box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')),
      versioned(
        'meta',
        ...([0, 0] as const),
        versioned('hdlr', 0, 0, long(0), Buffer.from('pict'), Buffer.alloc(13)),
        versioned('pitm', 0, 0, short(grid)),
        versioned(
          'iinf',
          ...([0, 0] as const),
          short(tiles + 2),
          ...tileIds.map((id) => item(id, 'hvc1', true)),
          item(grid, 'grid', false),
          item(notes, 'Exif', true),
        ),
        versioned('iref', 0, 0, box('dimg', short(grid, tiles, ...tileIds)), box('cdsc', short(notes, 1, grid))),
        box(
          'iprp',
          box(
            'ipco',
            CODING,
            versioned('ispe', 0, 0, long(TILE_WIDTH, TILE_HEIGHT)),
            versioned('ispe', 0, 0, long(...size)),
          ),
          versioned(
            'ipma',
            ...([0, 0] as const),
            long(grid),
            ...tileIds.map((id) => Buffer.concat([short(id), Buffer.from([2, 0x81, 2])])),
            Buffer.concat([short(grid), Buffer.from([1, 3])]),
          ),
        ),
        box('idat', gridData),
        versioned(
          'iloc',
          ...([1, 0] as const),
          Buffer.from([0x44, 0]),
          short(tiles + 2),
          place(notes, 0, data, exif.length),
          ...tileIds.map((id, at) => place(id, 0, data + exif.length + at * TILE.length, TILE.length)),
          place(grid, 1, 0, gridData.length),
        ),
      ),
    ]);
  return Buffer.concat([heads(heads(0).length + 8), box('mdat', exif, ...tileIds.map(() => TILE))]);
}

/** The size of a tile in bytes; the last tile is at the end of the file. */
export const TILE_BYTES = TILE.length;
