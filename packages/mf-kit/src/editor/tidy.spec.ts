import { isBlankLine, storedHtml } from './tidy';

/** A fragment like the one that the editor passes on. */
function fragmentOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

const stored = (html: string) => storedHtml(fragmentOf(html));

it.each([
  ['the attributes of the editor', '<p class="ProseMirror" data-x="1" contenteditable="true">a</p>', '<p>a</p>'],
  ['line breaks around a line', '<p><br>a<br class="ProseMirror-trailingBreak"></p>', '<p>a</p>'],
  ['wrappers around nothing', '<p>a<strong></strong><em><u></u></em></p><ul><li></li></ul>', '<p>a</p>'],
  ['blank paragraphs at the ends', '<p></p><p> </p><p>a</p><p><br></p>', '<p>a</p>'],
  ['blank entries of a list', '<ul><li><p>a</p></li><li><p></p></li></ul>', '<ul><li><p>a</p></li></ul>'],
  ['blank headings', '<h2></h2><p>a</p>', '<p>a</p>'],
])('leaves out %s', (_name, html, clean) => expect(stored(html)).toBe(clean));

it.each([
  ['a blank line between paragraphs, once', '<p>a</p><p></p><p></p><p>b</p>', '<p>a</p><p><br></p><p>b</p>'],
  ['a break within a line', '<p>a<br>b</p>', '<p>a<br>b</p>'],
  ['a blank between two words that is bold', '<p>a<strong> </strong>b</p>', '<p>a<strong> </strong>b</p>'],
  [
    'links, apart where they leave',
    '<p><a href="https://a.example" class="x">a</a><a href="/parts/1">b</a></p>',
    '<p><a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a><a href="/parts/1">b</a></p>',
  ],
  ['what is code, as it stands', '<pre><code>a\n\n  b</code></pre>', '<pre><code>a\n\n  b</code></pre>'],
])('keeps %s', (_name, html, clean) => expect(stored(html)).toBe(clean));

it.each(['<p></p>', '<p><br></p><p> </p>', '<ul><li><p></p></li></ul>', '<p>\u00a0</p>', ''])(
  'stores nothing where nothing is written: %p',
  (html) => expect(stored(html)).toBe(''),
);

it('says the same of what it has stored', () => {
  const once = stored('<p></p><p>a</p><p></p><ul><li><p>b</p></li></ul><p>c<br></p>');
  expect(stored(once)).toBe(once);
  expect(isBlankLine(fragmentOf(once).children[1]!)).toBe(true);
});
