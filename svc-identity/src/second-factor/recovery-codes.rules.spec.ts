import fc from 'fast-check';
import { codeAmong, keptCode, newRecoveryCode } from './recovery-codes.rules.js';

const codes = Array.from({ length: 10 }, newRecoveryCode);
const kept = codes.map(keptCode);

it('is 24 letters that nobody takes for others', () => {
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(10);
});

it('is found however it is written', () => {
  const written = (code: string) => [
    code,
    code.toLowerCase(),
    code.replaceAll('-', ''),
    ` ${code.replaceAll('-', ' ')} `,
  ];
  for (const [at, code] of codes.entries())
    for (const text of written(code)) expect(codeAmong(kept, text)).toBe(kept[at]);
  const misread = 'O1IL-0000-1111-OOOO';
  const known = keptCode('0111-0000-1111-0000');
  expect(codeAmong([known], misread)).toBe(known);
});

it('nothing else is', () => {
  fc.assert(fc.property(fc.string(), (text) => codeAmong(kept, text) === undefined));
  expect(codeAmong(kept, codes[0]!.slice(0, -1))).toBeUndefined();
  expect(codeAmong([], codes[0]!)).toBeUndefined();
});

it('is kept neither in the clear nor twice alike', () => {
  const [one, two] = [keptCode(codes[0]!), keptCode(codes[0]!)];
  expect(one.code_hash.equals(two.code_hash)).toBe(false);
  expect(one.code_hash.toString('latin1')).not.toContain(codes[0]);
});
