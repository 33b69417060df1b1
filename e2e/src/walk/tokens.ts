/** Everything that is no token of this house, by what is wrong with it; `undefined` sends none. */
export function brokenTokens(token: string): Record<string, string | undefined> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = decode(body);
  return {
    'no token': undefined,
    'an empty token': '',
    'no token at all, but a word': 'open-sesame',
    'a changed signature': [head, body, flipped(signature)].join('.'),
    'no signature': [head, body, ''].join('.'),
    'another person': [head, encode({ ...claims, sub: '1' }), signature].join('.'),
    'the algorithm "none"': [encode({ ...decode(head), alg: 'none' }), body, ''].join('.'),
    'an algorithm with a shared secret': [encode({ ...decode(head), alg: 'HS256' }), body, signature].join('.'),
    'an unknown key': [encode({ ...decode(head), kid: 'nobody' }), body, signature].join('.'),
  };
}

const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The tenth character, since the last ones may hold bits that count for nothing. */
function flipped(signature: string): string {
  const other = signature[9] === 'A' ? 'B' : 'A';
  return signature.slice(0, 9) + other + signature.slice(10);
}
