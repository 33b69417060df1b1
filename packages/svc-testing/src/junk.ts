/** JSON values that have broken other people's parsers, columns and templates, for any field of any body. */
export const JUNK: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  1e-7,
  2 ** 31,
  '',
  ' ',
  'abc',
  '\u0000',
  '\ud800',
  '9'.repeat(400),
  'x'.repeat(200_000),
  [],
  [null],
  [[]],
  [{}],
  [1, 1, '1'],
  [[[[[[]]]]]],
  {},
  { id: 1 },
  { toString: 1 },
  { constructor: { prototype: 1 } },
  '<img src=x onerror=alert(1)>',
  `${'<b>'.repeat(5_000)}x`,
  "'; drop table facts; --",
  '${7*7}',
];

/** Bodies that are invalid JSON, nearly empty, or of a kind that no route accepts. */
export const JUNK_BODIES: readonly string[] = [
  'null',
  '5',
  '"x"',
  '[]',
  '{',
  '',
  '[1,2',
  '{"a":',
  '{"__proto__":{"x":1}}',
  '\u0000',
  '{"constructor":{"prototype":{}}}',
];

interface Answer {
  status: number;
  body: { msg?: string };
}

/** Answers that are neither a success nor a refusal with a message: bugs of the service. */
export const unsound = (answers: readonly Answer[]): Answer[] =>
  answers.filter(({ status, body }) => !(status === 200 || status === 201 || (status === 400 && body.msg?.trim())));
