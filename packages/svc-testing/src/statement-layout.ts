/** As wide as a line of a rendered statement becomes. */
const WIDTH = 140;

/** Quoted text, a parenthesis, a comma, a run of anything else. */
const TOKEN = /[eE]?'(?:[^']|'')*'|"(?:[^"]|"")*"|[(),]|[^\s(),'"]+/g;

/** A word that begins a line where it belongs to a statement, and not to an expression. */
const CLAUSE =
  /^(with|select|from|where|join|left|cross|inner|order|group|limit|returning|values|set|on|union|insert|update|delete|window|for|using|having)$/i;
/** Said that go on with what the word before them began. */
const GOES_ON = new Map<string, RegExp>([
  ['from', /^(delete|distinct)$/i],
  ['join', /^(left|cross|inner)$/i],
  ['update', /^(for|do)$/i],
  ['on', /^(distinct)$/i],
]);
const QUERY = /^(with|select|insert|update|delete)$/i;

/** Words that stay on one line: quoted text may hold blanks. */
const WORD = /(?:[eE]?'(?:[^']|'')*'|"(?:[^"]|"")*"|[^\s'"])+/g;

interface Line {
  depth: number;
  words: string;
}

/** A statement with a line for each clause, indented by its parentheses: PostgreSQL reads the same, and so can a person. */
export function laidOut(text: string): string {
  const lines: Line[] = [{ depth: 0, words: '' }];
  const queries: boolean[] = [];
  const tokens = text.match(TOKEN) ?? [];
  const indent = () => queries.filter(Boolean).length;
  const breakLine = () => {
    if (lines.at(-1)!.words !== '') lines.push({ depth: indent(), words: '' });
    lines.at(-1)!.depth = indent();
  };
  let end = 0;
  for (const [i, token] of tokens.entries()) {
    const at = text.indexOf(token, end);
    const isApart = at > end;
    end = at + token.length;
    const before = tokens[i - 1] ?? '';
    const inQuery = queries.length === 0 || queries.at(-1)!;
    if (token === ')' && queries.pop()) breakLine();
    else if (
      inQuery &&
      CLAUSE.test(token) &&
      !GOES_ON.get(token.toLowerCase())?.test(before) &&
      !isOnOfJoin(token, tokens[i + 1])
    )
      breakLine();
    const line = lines.at(-1)!;
    line.words += (line.words !== '' && isApart && before !== '(' && token !== ')' && token !== ',' ? ' ' : '') + token;
    if (token !== '(') continue;
    queries.push(QUERY.test(tokens[i + 1] ?? ''));
    if (queries.at(-1)) breakLine();
  }
  return lines.flatMap(({ depth, words }) => wrapped(words, '  '.repeat(depth))).join('\n');
}

/** `on` stands beside its join; `on conflict` is a clause. */
const isOnOfJoin = (token: string, next = ''): boolean => /^on$/i.test(token) && !/^conflict$/i.test(next);

/** Lines of at most `WIDTH` that begin with `margin`, and further in from the second on. */
export function wrapped(words: string, margin: string): string[] {
  const lines: string[] = [];
  let line = margin;
  for (const word of words.match(WORD) ?? []) {
    const isFirst = line === margin || line === `${margin}  `;
    if (!isFirst && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = `${margin}  ${word}`;
    } else line += isFirst ? word : ` ${word}`;
  }
  return [...lines, line];
}
