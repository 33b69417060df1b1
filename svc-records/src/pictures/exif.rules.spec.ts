import { cameraOf, takenAt, takenOffset } from './exif.rules.js';

it('a picture was taken when the camera says, by its own clock', () => {
  expect(takenAt({ Photo: { DateTimeOriginal: new Date('2024-05-01T10:11:12.000Z') } })).toBe('2024-05-01T10:11:12');
  expect(takenAt({ Image: { DateTime: new Date('2024-05-01T10:11:12.000Z') } })).toBe('2024-05-01T10:11:12');
});

it.each([
  {},
  { Photo: { DateTimeOriginal: new Date(NaN) } },
  { Photo: { DateTimeOriginal: new Date(0) } },
  { Photo: { DateTimeOriginal: 'x' } },
])('a clock that was never set says nothing: %j', (notes) => {
  expect(takenAt(notes)).toBeNull();
});

it.each([
  ['+02:00', '+02:00'],
  ['-11:30', '-11:30'],
  ['Z', null],
  ['+25:00', null],
  ['   :  ', null],
])('an offset of %j is %j', (written, offset) => {
  expect(takenOffset({ Photo: { OffsetTimeOriginal: written } })).toBe(offset);
});

it.each([
  [{ Make: 'Canon', Model: 'Canon EOS R6' }, 'Canon EOS R6'],
  [{ Make: 'NIKON CORPORATION', Model: 'NIKON Z 6' }, 'NIKON Z 6'],
  [{ Make: 'Apple', Model: 'iPhone 15\u0000\u0000' }, 'Apple iPhone 15'],
  [{ Model: 'X100' }, 'X100'],
  [{ Make: 'Leica' }, 'Leica'],
  [{ Make: ' \u0000 ' }, null],
  [{ Model: 5 }, null],
])('a camera of %j is %j', (Image, camera) => {
  expect(cameraOf({ Image })).toBe(camera);
});
