import { plainLines, plainText } from './plain-text';

it.each([
  ['<p>Drain <strong>warm</strong></p>', 'Drain warm'],
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['<ul><li>Filter</li><li>Washer</li></ul>', 'Filter Washer'],
  ['one<br>two<br/>three', 'one two three'],
  ['<p>5 &lt; 6 &amp; &quot;7&quot; &gt;&nbsp;6</p>', '5 < 6 & "7" > 6'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['<h2>Steps</h2>\n\n  <p>a   b</p>', 'Steps a b'],
  ['less than 5 < 6', 'less than 5 < 6'],
  [null, ''],
])('%p reads %p', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each([
  ['<p>Drain <strong>warm</strong></p><p>New &amp; tight<br>washer</p>', 'Drain warm\nNew & tight\nwasher'],
  ['<h2>Parts</h2><ul><li><p>Filter</p></li><li>Washer &lt;14&gt;</li></ul>', 'Parts\n- Filter\n- Washer <14>'],
  ['Plain', 'Plain'],
  [null, ''],
])('%p reads %p line by line', (html, text) => {
  expect(plainLines(html)).toBe(text);
});
