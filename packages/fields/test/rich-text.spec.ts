import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sanitizeRichText } from '../src/rich-text.js';

describe('rich text', () => {
  it.each([
    ['keeps what the documents allow', '<p><strong>Oil</strong> and <em>filter</em></p><ul><li>5W-40</li></ul>', null],
    ['wraps plain text in a paragraph', 'Changed oil & filter', '<p>Changed oil &amp; filter</p>'],
    ['drops scripts with what they hold', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    [
      'drops frames, objects, embeds and styles',
      '<iframe src=x></iframe><object></object><embed><style>p{}</style><p>a</p>',
      '<p>a</p>',
    ],
    ['drops handlers and styles of allowed tags', '<p onclick="x()" style="color:red" class="y">a</p>', '<p>a</p>'],
    [
      'takes the sting out of javascript links',
      '<a href="javascript:alert(1)">a</a>',
      '<a href="about:blank" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    [
      'sees through blanks in a scheme',
      '<a href="java&#10;script:alert(1)">a</a>',
      '<a href="about:blank" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    [
      'takes the sting out of data links',
      '<a href="data:text/html,x">a</a>',
      '<a href="about:blank" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    [
      'opens external links apart',
      '<a href="https://a.example">a</a>',
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['keeps mail and telephone links', '<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
    ['drops pictures', '<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['makes nothing of nothing', '   ', ''],
  ])('%s', (_name, html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean ?? html);
  });

  it('changes nothing the second time', () => {
    const once = sanitizeRichText('<div><a href="https://a.example" onclick=x>a</a><b>bold</b> <3 & more</div>');
    expect(sanitizeRichText(once)).toBe(once);
  });
});

/** The HTML that the page and the services must both produce from the same input. */
const promised = JSON.parse(readFileSync(join(__dirname, '../../contracts/rich-text.json'), 'utf8')) as {
  exact: { name: string; dirty: string; clean: string }[];
  tangled: { name: string; dirty: string; text: string; links: string[] }[];
};

describe('the page and the services alike', () => {
  it.each(promised.exact)('$name', ({ dirty, clean }) => {
    expect(sanitizeRichText(dirty)).toBe(clean.replaceAll('&nbsp;', '\u00a0'));
  });

  it.each(promised.tangled)('keep text and links of $name', ({ dirty, text, links }) => {
    const clean = sanitizeRichText(dirty);
    expect(clean.replace(/<[^>]*>/g, '')).toBe(text);
    expect([...clean.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(links);
  });

  it.each(promised.exact)('change nothing the second time: $name', ({ clean }) => {
    expect(sanitizeRichText(clean)).toBe(clean.replaceAll('&nbsp;', '\u00a0'));
  });
});
