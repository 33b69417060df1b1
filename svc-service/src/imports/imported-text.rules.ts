import { sanitizeRichText } from '@carnet/fields';

/** Matches HTML elements, which mark a text as HTML; `Fitted <new> bolts` has none. */
const ELEMENT =
  /<\/?(?:p|div|span|strong|em|b|i|u|s|ul|ol|li|br|hr|h[1-6]|a|blockquote|code|pre|font|img|table|tbody|thead|tr|td|th|section|article|html|head|body|script|style|iframe|object|embed|svg|form|input)(?:[\s/][^<>]*)?>/i;

export const importedText = (text: string): string | null =>
  ELEMENT.test(text) ? textOfHtml(sanitizeRichText(text)) || null : text;

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** Converts sanitised HTML to text: one line per block, and a dash before each list entry. */
function textOfHtml(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<li>/g, '\n- ')
    .replace(/<br>|<\/?(?:p|div|ul|ol|h[1-3]|blockquote|pre)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/[^\S\n]*\n\s*/g, '\n')
    .replace(/^-\n/gm, '- ')
    .trim();
}
