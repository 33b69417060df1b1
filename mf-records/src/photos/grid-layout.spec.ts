import fc from 'fast-check';
import { inNextRow, rowsOf } from './grid-layout';

const SHAPE = { width: 1000, row: 200, gap: 6 };

it('rows are as wide as the list, and the last is no higher than a row', () => {
  const { boxes, height } = rowsOf([1.5, 1.5, 1.5, 1.5, 1.5], SHAPE);
  expect(boxes.map(({ top }) => Math.round(top))).toEqual([0, 0, 0, 226, 226]);
  expect(Math.round(boxes[2]!.left + boxes[2]!.width)).toBe(1000);
  expect(boxes[4]!.height).toBe(200);
  expect(Math.round(height)).toBe(426);
});

it('whatever the shapes, nothing overlaps and nothing stands out', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.6, max: 2.4, noNaN: true }), { maxLength: 60 }),
      fc.integer({ min: 300, max: 2000 }),
      (ratios, width) => {
        const { boxes, height } = rowsOf(ratios, { ...SHAPE, width });
        expect(boxes).toHaveLength(ratios.length);
        boxes.forEach((box, at) => {
          expect(box.left + box.width).toBeLessThanOrEqual(width + 0.01);
          expect(box.top + box.height).toBeLessThanOrEqual(height + 0.01);
          const before = boxes[at - 1];
          if (before && before.top === box.top) expect(box.left).toBeGreaterThan(before.left + before.width);
        });
      },
    ),
  );
});

it('up and down lead to the nearest of the next row', () => {
  const { boxes } = rowsOf([1.5, 1.5, 1.5, 1.5, 1.5], SHAPE);
  expect(inNextRow(boxes, 1, 1)).toBe(4);
  expect(inNextRow(boxes, 4, -1)).toBe(1);
  expect(inNextRow(boxes, 0, -1)).toBeUndefined();
  expect(inNextRow(boxes, 4, 1)).toBeUndefined();
});
