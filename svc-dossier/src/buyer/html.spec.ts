import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { beginningOf, jsonHtml, markup, richHtml } from './html.js';
import { richText, wordsOf } from '../text/rich-text.rules.js';

it('escapes all that is put into it, in texts and in attributes', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\u0000', '').replaceAll('\r', '')),
      (text) => {
        const [element] = parseFragment(markup`<p title="${text}">${text}</p>`.text).childNodes;
        const { attrs, childNodes } = element as unknown as {
          attrs: { value: string }[];
          childNodes: { value: string }[];
        };
        expect([attrs[0]!.value, childNodes.map(({ value }) => value).join('')]).toEqual([text, text]);
      },
    ),
  );
});

it('lets no data end the element in which it stands', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const data = jsonHtml({ text: `${text}</script><!--` }).text;
      expect(data).not.toMatch(/[<>&]/);
      expect(JSON.parse(data)).toEqual({ text: `${text}</script><!--` });
    }),
  );
});

it('shows rich text without any attribute but the address of a link', () => {
  const html =
    '<p onclick="x()" style="color:red">a <a href="https://a.example/?b=1&c" onmouseover="x()">b</a></p><iframe src="//x"></iframe>';
  expect(richHtml(richText(html)).text).toBe(
    '<p>a <a href="https://a.example/?b=1&amp;c" rel="nofollow noopener noreferrer">b</a></p>',
  );
});

it('cuts a text after so many letters, and says so', () => {
  const text = richText('<p>one <b>two</b> three</p><p>four</p>');
  expect(beginningOf(text, 100)).toEqual({ nodes: text, isCut: false });
  const cut = beginningOf(text, 6);
  expect([wordsOf(cut.nodes), cut.isCut]).toEqual(['one tw…', true]);
});
