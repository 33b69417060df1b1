import { originOf, visitorOf } from './visitor.rules.js';

it.each([
  ['carnet.example', 'https://carnet.example'],
  ['127.0.0.1:8080', 'https://127.0.0.1:8080'],
  ['[::1]:8080', 'https://[::1]:8080'],
  ['a b', ''],
  ['x"><script>', ''],
  ['host:port', ''],
  ['user@host', ''],
  [undefined, ''],
])('the origin of %s is "%s"', (host, origin) => {
  expect(originOf('https', host)).toBe(origin);
});

it.each([
  [undefined, undefined, 'en', 'en-US', 'mi'],
  ['de-CH,de;q=0.9', undefined, 'de', 'de-CH', 'km'],
  ['de', undefined, 'de', 'de-DE', 'km'],
  ['en-GB,en', undefined, 'en', 'en-GB', 'mi'],
  ['en-AU', undefined, 'en', 'en-AU', 'km'],
  ['en,de-CH;q=0.5', undefined, 'en', 'en-US', 'km'],
  ['fr-XX', undefined, 'fr', 'fr-FR', 'km'],
  ['ja-JP', 'a=b; carnet_language=it', 'it', 'it-IT', 'km'],
  ['es-US', undefined, 'es', 'es-US', 'mi'],
  ['x'.repeat(5_000), 'carnet_language=xx', 'en', 'en-US', 'mi'],
])('%s with the cookie %s reads %s as in %s, in %s', (accepted, cookie, language, region, distanceUnit) => {
  expect(visitorOf(accepted, cookie)).toEqual({ language, region, distanceUnit });
});
