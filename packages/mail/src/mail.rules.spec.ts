import { refusedForGood } from './mail.rules.js';

it.each([
  ['the address is none', { code: 'EENVELOPE', responseCode: 550 }, true],
  ['the letter is refused', { code: 'EMESSAGE', responseCode: 554 }, true],
  ['the mailbox is full for now', { code: 'EENVELOPE', responseCode: 452 }, false],
  ['we may not sign in', { code: 'EAUTH', responseCode: 535 }, false],
  ['no server answers', { code: 'ECONNECTION' }, false],
])('tells for good or for now where %s', (_what, error, forGood) => expect(refusedForGood(error)).toBe(forGood));
