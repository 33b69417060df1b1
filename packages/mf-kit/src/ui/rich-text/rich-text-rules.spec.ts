import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanHtml, cleanNode, safeLink } from './rich-text-rules';

it('keeps what the documents allow', () => {
  const html =
    '<h1>a</h1><h3>b</h3><p>c <strong>d</strong> <em>e</em> <u>f</u><br></p><ul><li>g</li></ul><ol><li>h</li></ol>' +
    '<blockquote>i</blockquote><pre><code>j</code></pre><div><span>k</span></div>';
  expect(cleanHtml(html)).toBe(html);
});

it.each([
  ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<p onclick="alert(1)" style="color:red" class="x" data-x="1">a</p>', '<p>a</p>'],
  ['<iframe src="//x"></iframe><object></object><embed><p>a</p>', '<p>a</p>'],
  ['<style>p{}</style><h4>a</h4>', 'a'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<svg><a xlink:href="javascript:alert(1)">a</a></svg>', ''],
])('cuts %p down to %p', (dirty, clean) => {
  expect(cleanHtml(dirty)).toBe(clean);
});

it('opens links to other places apart, and others here', () => {
  expect(cleanHtml('<a href="https://example.org">a</a>')).toBe(
    '<a href="https://example.org" target="_blank" rel="noopener noreferrer">a</a>',
  );
  expect(cleanHtml('<a href="/vehicles/7" target="_blank">a</a>')).toBe('<a href="/vehicles/7">a</a>');
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'vbscript:x',
])('leads %p nowhere', (href) => expect(safeLink(href)).toBe('about:blank'));

it.each(['http://a.example', 'https://a.example', 'mailto:a@b.example', 'sms:+1', 'tel:+1', '/vehicles/7', '#part'])(
  'lets %p be',
  (href) => expect(safeLink(href)).toBe(href),
);

it('leaves no dangerous address in a node either', () => {
  const link = cleanNode('<p><a href="javascript:alert(1)">a</a></p>').querySelector('a');
  expect(link?.getAttribute('href') ?? '').not.toMatch(/javascript/i);
});

/** The expected HTML for sample inputs, which page and services share. */
const promised = JSON.parse(readFileSync(join(__dirname, '../../../../contracts/rich-text.json'), 'utf8')) as {
  exact: { name: string; dirty: string; clean: string }[];
  tangled: { name: string; dirty: string; text: string; links: string[] }[];
};

describe('the page and the services alike', () => {
  it.each(promised.exact)('$name', ({ dirty, clean }) => {
    expect(cleanHtml(dirty)).toBe(clean);
    expect(cleanNode(dirty).innerHTML).toBe(clean);
  });

  it.each(promised.tangled)('keep text and links of $name', ({ dirty, text, links }) => {
    const node = cleanNode(dirty);
    expect(node.textContent).toBe(text);
    expect([...node.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))).toEqual(links);
  });

  it.each(promised.exact)('change nothing the second time: $name', ({ clean }) => {
    expect(cleanHtml(clean)).toBe(clean);
  });
});
