import fc from 'fast-check';
import { importedText } from './imported-text.rules.js';

describe('a plain text of a file', () => {
  it.each([
    'Fitted <new> bolts & done',
    'Gap < 0.7 mm > 0.5',
    '5 <- 6',
    'a &lt;b&gt;',
    'Oil & filter',
    'line\n\nline',
    '<',
    '<A & <new>',
  ])('stays as it is: %s', (text) => {
    expect(importedText(text)).toBe(text);
  });

  it('stays as it is, whatever it holds but elements of HTML', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('>')),
        (text) => (expect(importedText(`${text} & <new>`)).toBe(`${text} & <new>`), true),
      ),
    );
  });

  it.each([
    ['<p>Oil <strong>and</strong> filter</p>', 'Oil and filter'],
    ['<p>One</p><p>Two<br>Three</p>', 'One\nTwo\nThree'],
    ['<ul><li>Filter</li><li><p>Washer</p></li></ul>', '- Filter\n- Washer'],
    ['<p>5 &lt; 6 &amp; &quot;7&quot;&nbsp;&lt;b&gt;</p>', '5 < 6 & "7" <b>'],
    ['<div>a</div>\n  <div>b   c</div>', 'a\nb c'],
    ['Warm<script>alert(1)</script> engine<br/>off', 'Warm engine\noff'],
    ['<p onclick="x()">Oil</p>', 'Oil'],
  ])('is what is read of its HTML: %s', (html, text) => {
    expect(importedText(html)).toBe(text);
  });

  it.each(['<script>x()</script>', '<p> </p>', '<img src=x onerror=alert(1)>'])(
    'is nothing where nothing is read: %s',
    (html) => {
      expect(importedText(html)).toBeNull();
    },
  );
});
