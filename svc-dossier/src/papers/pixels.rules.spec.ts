import { pixelsOfSheets, sideOfPhotos } from './pixels.rules.js';

it('draws few photos finely, and many within what memory bears', () => {
  expect(sideOfPhotos(3)).toBe(1_600);
  const side = sideOfPhotos(60);
  expect(60 * side * (side / 1.5)).toBeLessThanOrEqual(51_000_000);
});

it('draws sheets at 150 dots an inch until there are too many', () => {
  expect(pixelsOfSheets(0)).toBe(2_200_000);
  expect(pixelsOfSheets(100) * 100).toBeLessThanOrEqual(70_000_000);
});
