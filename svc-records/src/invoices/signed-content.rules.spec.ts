import { aDraft, fatturaOf, ublOf } from '../../test/invoices.js';
import { signedElsewhere, signedInPieces, signedOf } from '../../test/signed.js';
import { beginsAsSignedInvoice, invoicesOf } from './invoice.rules.js';
import { openEnvelopes } from './signed-content.rules.js';
import { BadXml } from './xml.rules.js';

const XML = fatturaOf(aDraft());
const base64 = signedOf(XML).toString('base64');

it.each([
  ['DER', signedOf(XML)],
  ['pieces of BER', signedInPieces(XML)],
  ['base64', Buffer.from(base64)],
  ['base64 in lines', Buffer.from(base64.replace(/.{64}/g, '$&\r\n'))],
  ['PEM', Buffer.from(`-----BEGIN PKCS7-----\n${base64}\n-----END PKCS7-----\n`)],
  ['an envelope within another', signedOf(signedOf(XML))],
])('an invoice that was signed is read out of %s, and says so', (_, bytes) => {
  expect(Buffer.from(openEnvelopes(bytes).content).toString()).toBe(XML);
  expect(invoicesOf(bytes)).toMatchObject([{ syntax: 'fatturapa', number: 'R-2026-0118', signed: true, lot: null }]);
});

it('what came without an envelope is not signed', () => {
  expect(invoicesOf(Buffer.from(XML))).toMatchObject([{ signed: false }]);
});

it.each([
  ['broken off', signedOf(XML).subarray(0, 2_000), 'cannot be opened'],
  ['broken off within a piece', signedInPieces(XML).subarray(0, 1_500), ''],
  ['broken off in base64', Buffer.from(base64.slice(0, 2_000)), 'cannot be opened'],
  ['without what was signed', signedElsewhere(), 'what was signed is in another file'],
  ['with nothing in it', signedOf(''), ''],
  ['with a long run of blanks in it', signedOf(' '.repeat(2_000_000)), ''],
  ['with a page in it', signedOf('<html xmlns="http://www.w3.org/1999/xhtml"/>'), 'html is no invoice'],
  ['with a document type in it', signedOf(`<!DOCTYPE a [<!ENTITY b "c">]>${XML}`), ''],
  ['within more others than anybody signs', signedOf(signedOf(signedOf(signedOf(XML)))), 'too many envelopes'],
  [
    'with more levels than an envelope has',
    Buffer.concat([signedOf('').subarray(0, 17), Buffer.alloc(40_000, 0x30)]),
    '',
  ],
])('an envelope %s is refused', (_, bytes, why) => {
  expect(() => invoicesOf(bytes)).toThrow(BadXml);
  expect(() => invoicesOf(bytes)).toThrow(why);
});

it('an envelope that is longer than an invoice is refused before it is opened', () => {
  expect(() => openEnvelopes(Buffer.concat([signedOf(''), Buffer.alloc(33 * 1024 * 1024)]))).toThrow('It is too long');
});

it.each([
  ['with an invoice', signedOf(XML), true],
  ['with an invoice in pieces', signedInPieces(XML), true],
  ['with an invoice, in base64', Buffer.from(base64), true],
  ['with an order', signedOf('<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>'), false],
  ['with an invoice of a vocabulary that nobody signs so', signedOf(ublOf(aDraft())), false],
  ['with the name of an invoice alone', signedOf('<FatturaElettronica a="b">'), false],
  ['of a key', Buffer.from('MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA', 'base64'), false],
])('an envelope %s is known by its beginning', (_, bytes, isOne) => {
  expect(beginsAsSignedInvoice(bytes.subarray(0, 32 * 1024))).toBe(isOne);
});
