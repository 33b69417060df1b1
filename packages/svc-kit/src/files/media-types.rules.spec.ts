import { agrees, endingOf, mayBe, PICTURE_TYPES } from './media-types.rules.js';

it.each([
  ['IMG_2041.JPG', 'jpg'],
  ['a.b.heic', 'heic'],
  ['no ending', ''],
  ['ends with a dot.', ''],
  ['dir.d/x', ''],
])('the ending of %j is %j', (name, ending) => {
  expect(endingOf(name)).toBe(ending);
});

it('a picture is one by its name', () => {
  expect(mayBe(PICTURE_TYPES, 'x.HEIC')).toBe(true);
  expect(['x.svg', 'x.html', 'x.pdf', 'x', 'x.jpg.exe'].filter((name) => mayBe(PICTURE_TYPES, name))).toEqual([]);
});

it('content and name have to say the same', () => {
  expect(agrees(PICTURE_TYPES, 'x.jpeg', 'image/jpeg')).toBe(true);
  expect(agrees(PICTURE_TYPES, 'x.png', 'image/jpeg')).toBe(false);
  expect(agrees(PICTURE_TYPES, 'x.jpg', undefined)).toBe(false);
  expect(agrees(PICTURE_TYPES, 'x.svg', 'image/svg+xml')).toBe(false);
});
