import fc from 'fast-check';
import { dispositionOf, hasAlready, rangeOf } from './media-answer.rules.js';

describe('a range', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['bytes=100-', 'beyond'],
    ['bytes=-0', 'beyond'],
  ])('%s of 100 bytes is %j', (header, range) => {
    expect(rangeOf(header, 100)).toEqual(range);
  });

  it.each([undefined, '', 'bytes=-', 'bytes=5-4', 'bytes=0-1,5-6', 'lines=0-9', 'bytes=a-b', 'bytes=0-9 x'])(
    '%j asks for all',
    (header) => {
      expect(rangeOf(header, 100)).toBeNull();
    },
  );

  it('lies within the file, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1e9 }), (first, last, bytes) => {
        const range = rangeOf(`bytes=${first}-${last}`, bytes);
        if (range === null || range === 'beyond') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(bytes);
      }),
    );
  });
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match %j: has it already: %j', (header, expected) => {
  expect(hasAlready(header, '"a"')).toBe(expected);
});

it.each([
  ['image/jpeg', 'Motor.jpg', 'inline; filename=Motor.jpg'],
  ['image/heic', 'Motor.heic', 'attachment; filename=Motor.heic'],
  ['image/tiff', 'Motor.tiff', 'attachment; filename=Motor.tiff'],
  ['application/pdf', 'Rechnung.pdf', 'inline; filename=Rechnung.pdf'],
  ['image/svg+xml', 'x.svg', 'attachment; filename=x.svg'],
  ['text/html', 'x.html', 'attachment; filename=x.html'],
  ['image/png', 'Öl "1".png', `inline; filename="?l \\"1\\".png"; filename*=UTF-8''%C3%96l%20%221%22.png`],
])('%s of the name %s is %s', (mediaType, name, expected) => {
  expect(dispositionOf(mediaType, name)).toBe(expected);
});

it('lets no name break out of its header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(dispositionOf('image/png', name)).not.toMatch(/[\r\n]/);
    }),
  );
});
