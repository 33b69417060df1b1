import { sanitizeRichText } from '@carnet/fields';

/** A text that holds an element of HTML is HTML; `Fitted <new> bolts` holds none. */
const ELEMENT =
  /<\/?(?:p|div|span|strong|em|b|i|u|s|ul|ol|li|br|hr|h[1-6]|a|blockquote|code|pre|font|img|table|tbody|thead|tr|td|th|section|article|html|head|body|script|style|iframe|object|embed|svg|form|input)(?:[\s/][^<>]*)?>/i;

export const importedText = (text: string): string | null =>
  ELEMENT.test(text) ? textOfHtml(sanitizeRichText(text)) || null : text;

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The text of sanitised HTML: a line per block, a dash before each entry of a list. */
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
