import { plainText, richText, wordsOf } from './rich-text.rules.js';

it('makes nodes of a report', () => {
  expect(
    richText('<h2>Cold start</h2><p>Used <strong>5W-40</strong><br>and a filter</p><ul><li><p>one</p></li></ul>'),
  ).toEqual([
    { t: 'heading', c: ['Cold start'] },
    { t: 'p', c: ['Used ', { t: 'strong', c: ['5W-40'] }, { t: 'br', c: [] }, 'and a filter'] },
    { t: 'ul', c: [{ t: 'li', c: [{ t: 'p', c: ['one'] }] }] },
  ]);
});

it('puts text without a paragraph into one', () => {
  expect(richText('plain <em>words</em><p>then</p>')).toEqual([
    { t: 'p', c: ['plain ', { t: 'em', c: ['words'] }] },
    { t: 'p', c: ['then'] },
  ]);
});

it('makes items of whatever a list holds', () => {
  expect(richText('<ul>loose<p>x</p><li>item</li></ul>')).toEqual([
    {
      t: 'ul',
      c: [
        { t: 'li', c: ['loose'] },
        { t: 'li', c: [{ t: 'p', c: ['x'] }] },
        { t: 'li', c: ['item'] },
      ],
    },
  ]);
});

it.each(['javascript:alert(1)', 'about:blank', 'https://', ' data:text/html,x'])(
  'keeps the words of a link to %s, not the link',
  (href) => {
    expect(richText(`<p><a href="${href}">words</a></p>`)).toEqual([{ t: 'p', c: ['words'] }]);
  },
);

it('keeps what leads to a page', () => {
  expect(richText('<p><a href="https://example.com/?a=1&amp;b=2">x</a></p>')).toEqual([
    { t: 'p', c: [{ t: 'a', c: ['x'], h: 'https://example.com/?a=1&b=2' }] },
  ]);
});

it.each(['blockquote', 'ul><li', 'strong', 'div'])('flattens fifty levels of <%s>, and loses no word', (tag) => {
  const nodes = richText(`${`<${tag}>`.repeat(50)}deep${`</${tag.split('><').reverse().join('></')}>`.repeat(50)}`);
  expect(wordsOf(nodes)).toBe('deep');
  expect(depthOf(nodes)).toBeLessThanOrEqual(14);
});

it('reads no script, style or comment', () => {
  expect(richText('<script>x()</script><!-- c --><style>p{}</style><p>&lt;b&gt;</p><p> </p>')).toEqual([
    { t: 'p', c: ['<b>'] },
  ]);
});

it('makes paragraphs of a plain text', () => {
  expect(plainText('one\ntwo\n\n\nthree')).toEqual([
    { t: 'p', c: ['one', { t: 'br', c: [] }, 'two'] },
    { t: 'p', c: ['three'] },
  ]);
});

const depthOf = (nodes: any[]): number =>
  Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.c))));
