import { richText } from '../../text/rich-text.rules.js';
import { addressOf, escaped, pageHead, richHtml } from './html.rules.js';

it('lets no text be markup', () => {
  expect(escaped(`<img src=x onerror="alert('1')">&`)).toBe(
    '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;',
  );
  expect(pageHead('en', '</title><script>')).not.toContain('<script');
});

it('writes what people wrote with no other markup than its own', () => {
  const html =
    '<p onclick="x()">Oil &amp; <strong>filter</strong></p><script>alert(1)</script><a href="javascript:x()">a</a>';
  expect(richHtml(richText(html))).toBe('<p>Oil &amp; <strong>filter</strong></p><p>a</p>');
});

it('makes addresses of any names', () => {
  expect(addressOf('files/1994 MX-5/50% #1 "a".jpg')).toBe('files/1994%20MX-5/50%25%20%231%20%22a%22.jpg');
});
