import { isVariantName, nameOfVariant } from './media.rules.js';

it.each([
  ['Motor.HEIC', 'original', 'image/heic', 'Motor.HEIC'],
  ['Motor.HEIC', '960', 'image/webp', 'Motor.webp'],
  ['a.b.jpg', '320', 'image/webp', 'a.b.webp'],
])('%s as %s is called %s %s', (name, variant, mediaType, expected) => {
  expect(nameOfVariant(name, variant, mediaType)).toBe(expected);
});

it.each([
  ['original', true],
  ['page-1', true],
  ['', false],
  ['../320', false],
  ['x'.repeat(21), false],
])('%j may be a variant: %j', (text, expected) => {
  expect(isVariantName(text)).toBe(expected);
});
