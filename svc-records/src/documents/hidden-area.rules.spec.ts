import { Invalid } from '@carnet/messages';
import fc from 'fast-check';
import { type HiddenArea, requireAreas, turnedAreas } from './hidden-area.rules.js';

const anArea = (changes: Partial<HiddenArea> = {}): HiddenArea => ({
  ...{ sheet: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.05 },
  ...changes,
});

const fieldsOf = (areas: HiddenArea[], sheets: number | null = 2): string[] => {
  try {
    requireAreas(areas, sheets);
    return [];
  } catch (error) {
    return (error as Invalid).errors!.map(({ field }) => field);
  }
};

it.each([
  ['of a sheet that there is not', anArea({ sheet: 3 }), 'hidden.1.sheet'],
  ['over the right edge', anArea({ x: 0.8 }), 'hidden.1.width'],
  ['over the lower edge', anArea({ y: 0.96 }), 'hidden.1.height'],
  ['without a width', anArea({ width: 0 }), 'hidden.1.width'],
  ['without a height', anArea({ height: 0 }), 'hidden.1.height'],
])('refuses an area %s, at its field', (_, area, field) => {
  expect(fieldsOf([anArea(), area])).toEqual([field]);
});

it('takes any sheet while nobody knows how many there are', () => {
  expect(fieldsOf([anArea({ sheet: 900 })], null)).toEqual([]);
});

it('keeps an area as it was said, and nothing that a client put beside it', () => {
  const area = anArea();
  expect(requireAreas([{ ...area, colour: 'red' } as HiddenArea], 1)).toEqual([area]);
  expect(requireAreas([], 1)).toEqual([]);
});

it('takes whatever ends at the edge, however its sum is rounded', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (x) => {
      expect(fieldsOf([anArea({ x, width: 1 - x })])).toEqual([]);
    }),
  );
});

describe('a turn', () => {
  it('takes what stands at the top left to the top right, and so on', () => {
    const area = anArea({ x: 0, y: 0, width: 0.5, height: 0.25 });
    const corner = (degrees: number) =>
      turnedAreas([area], degrees).map(({ x, y, width, height }) => [x, y, width, height]);
    expect(corner(90)).toEqual([[0.75, 0, 0.25, 0.5]]);
    expect(corner(180)).toEqual([[0.5, 0.75, 0.5, 0.25]]);
    expect(corner(270)).toEqual([[0, 0.5, 0.25, 0.5]]);
  });

  it('and back hides the same, and what may be hidden may be hidden then', () => {
    const area = fc
      .record({ x: fc.double({ min: 0, max: 0.9, noNaN: true }), y: fc.double({ min: 0, max: 0.9, noNaN: true }) })
      .map((place) => anArea({ ...place, width: 0.1, height: 0.05 }));
    fc.assert(
      fc.property(area, fc.constantFrom(0, 90, 180, 270), (one, degrees) => {
        const [turned] = turnedAreas([one], degrees);
        expect(() => requireAreas([turned!], 2)).not.toThrow();
        const [back] = turnedAreas([turned!], (360 - degrees) % 360);
        expect(back!.x).toBeCloseTo(one.x, 8);
        expect(back!.y).toBeCloseTo(one.y, 8);
      }),
    );
  });
});
