import fc from 'fast-check';
import {
  areaAfterKey,
  areaBetween,
  type HiddenArea,
  isWhole,
  middleOf,
  movedBy,
  placeOf,
  resizedBy,
  unseenSheet,
  wholeOf,
} from './hidden-area.rules';

const anArea = (changes: Partial<HiddenArea> = {}): HiddenArea => ({
  ...{ sheet: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.05 },
  ...changes,
});

const coordinate = fc.double({ min: -0.5, max: 1.5, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const inside = (value: number) => Math.min(Math.max(value, 0), 1);

function expectOnItsSheet({ x, y, width, height }: HiddenArea): void {
  for (const share of [x, y, width, height]) expect(share).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(1 + 1e-9);
  expect(y + height).toBeLessThanOrEqual(1 + 1e-9);
}

test('what is drawn from any corner to any other covers all between them, and stays on the sheet', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      const area = areaBetween(2, one, other);
      if (!area) return;
      expectOnItsSheet(area);
      expect(area.x).toBeLessThanOrEqual(Math.min(inside(one.x), inside(other.x)) + 1e-9);
      expect(area.x + area.width).toBeGreaterThanOrEqual(Math.max(inside(one.x), inside(other.x)) - 1e-9);
      expect(area.y + area.height).toBeGreaterThanOrEqual(Math.max(inside(one.y), inside(other.y)) - 1e-9);
    }),
  );
});

test('a click draws nothing', () => {
  expect(areaBetween(1, { x: 0.5, y: 0.5 }, { x: 0.501, y: 0.9 })).toBeNull();
  expect(areaBetween(1, { x: 0.5, y: 0.5 }, { x: 0.9, y: 0.5 })).toBeNull();
});

test('however it is moved or drawn larger, it stays on its sheet, and can still be seen', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(point, fc.boolean()), { maxLength: 20 }), (steps) => {
      const end = steps.reduce((area, [by, isMove]) => (isMove ? movedBy(area, by) : resizedBy(area, by)), anArea());
      expectOnItsSheet(end);
      expect(Math.min(end.width, end.height)).toBeGreaterThanOrEqual(0.005);
    }),
  );
});

test('moving keeps its size, and resizing its upper left corner', () => {
  expect(movedBy(anArea(), { x: 5, y: -5 })).toEqual(anArea({ x: 0.7, y: 0 }));
  expect(resizedBy(anArea(), { x: 0.1, y: 5 })).toEqual(anArea({ width: 0.4, height: 0.8 }));
});

test.each([
  ['ArrowRight', false, anArea({ x: 0.11 })],
  ['ArrowUp', false, anArea({ y: 0.19 })],
  ['ArrowLeft', true, anArea({ width: 0.29 })],
  ['ArrowDown', true, anArea({ height: 0.06 })],
  ['Delete', false, 'removed'],
  ['Backspace', false, 'removed'],
  ['Enter', false, null],
  ['Tab', true, null],
])('%s (Shift: %s) makes of it what it means', (key, shiftKey, expected) => {
  expect(areaAfterKey(anArea(), { key, shiftKey })).toEqual(expected);
});

test('a sheet without a picture has to be hidden as a whole', () => {
  expect(isWhole(wholeOf(3))).toBe(true);
  expect(isWhole(middleOf(3))).toBe(false);
  expect(unseenSheet([2, 3], [wholeOf(2), middleOf(3)])).toBe(3);
  expect(unseenSheet([2], [wholeOf(1)])).toBe(2);
  expect(unseenSheet([2], [wholeOf(2)])).toBeUndefined();
});

test('its place is read in whole per cents', () => {
  expect(placeOf(anArea({ x: 0.126, height: 0.0049 }))).toEqual({ sheet: 1, left: 13, top: 20, wide: 30, high: 0 });
});
