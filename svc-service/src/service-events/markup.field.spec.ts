import fc from 'fast-check';
import { safeMarkup } from './markup.field.js';

describe('a text that may be HTML', () => {
  it.each(['Oil & filter', 'Gap < 0.7 mm > 0.5', '5 <- 6', 'a &lt;b&gt;', 'x'])('stays as typed: %s', (text) => {
    expect(safeMarkup(text)).toBe(text);
  });

  it.each([
    ['<p>Oil <strong>and</strong> filter</p>', '<p>Oil <strong>and</strong> filter</p>'],
    ['<p onclick="x()">Oil</p>', '<p>Oil</p>'],
    ['<script>x()</script>', null],
    ['<h4>Title</h4>', 'Title'],
  ])('is sanitised: %s', (html, clean) => {
    expect(safeMarkup(html)).toBe(clean);
  });

  it('never keeps the beginning of a tag that is not allowed', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '<',
        '>',
        '/',
        '!',
        '<img src=x onerror=x()',
        '<svg onload=x()>',
        '<p>',
        '</p>',
        'a',
        ' ',
        '&lt;',
        '"',
      ),
    );
    fc.assert(
      fc.property(pieces, (list) => {
        expect(safeMarkup(list.join('')) ?? '').not.toMatch(/<(?!\/?(a|p|br)\b)[a-z!/]/i);
      }),
    );
  });
});
