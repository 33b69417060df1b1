import { relyingPartyOf } from './relying-party.rules.js';

it.each([
  ['https://carnet.example', 'carnet.example', 'https://carnet.example'],
  ['https://cars.home.example:8443/carnet', 'cars.home.example', 'https://cars.home.example:8443'],
  ['http://127.0.0.1:8080', 'localhost', 'http://localhost:8080'],
  ['http://[::1]:8080', 'localhost', 'http://localhost:8080'],
  ['http://localhost:8080', 'localhost', 'http://localhost:8080'],
])('passkeys of %s are of %s, for the pages of %s', (carnetUrl, id, origin) => {
  expect(relyingPartyOf(carnetUrl)).toEqual({ id, origin });
});
