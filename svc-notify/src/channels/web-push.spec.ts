import { createECDH } from 'node:crypto';
import ece from 'http_ece';
import { areDeviceKeys, newPushKey } from './web-push.js';

it('encrypts as the example of RFC 8291, 5 does', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const encrypted = ece.encrypt(Buffer.from('When I grow up, I want to be a watermelon'), {
    version: 'aes128gcm',
    dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    authSecret: 'BTBZMqHH6r4Tts7J_aSIgg',
    privateKey: sender,
    salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  });
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('a new key is a pair of P-256, as browsers and push services take it', () => {
  const { public_key, private_key } = newPushKey();
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(private_key, 'base64url'));
  expect(pair.getPublicKey('base64url')).toBe(public_key);
  expect(Buffer.from(private_key, 'base64url')).toHaveLength(32);
});

const AUTH = Buffer.alloc(16, 7).toString('base64url');
const POINT = newPushKey().public_key;
it.each([
  ['those of a browser', POINT, AUTH, true],
  ['a secret that is too short', POINT, AUTH.slice(0, 10), false],
  ['a point that is too short', POINT.slice(0, 40), AUTH, false],
  ['a point beside the curve', Buffer.alloc(65, 4).toString('base64url'), AUTH, false],
  ['no base64 at all', '!'.repeat(87), AUTH, false],
])('knows the keys of a device from what is none: %s', (_what, p256dh, auth, are) => {
  expect(areDeviceKeys(p256dh, auth)).toBe(are);
});
