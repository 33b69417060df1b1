const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' };

/** The readable text of a service's HTML, in one line: for previews, where no markup is shown. */
export const plainText = (html: string | null): string => readable(html, ' ').replace(/\s+/g, ' ').trim();

/** The readable text of a service's HTML, a line per block: for fields that hold plain text. */
export const plainLines = (html: string | null): string =>
  readable(html, '\n- ')
    .replace(/[^\S\n]*\n\s*/g, '\n')
    .replace(/^-\n/gm, '- ')
    .trim();

const readable = (html: string | null, entry: string): string =>
  (html ?? '')
    .replace(/\s+/g, ' ')
    .replace(/<li(?: [^>]*)?>/gi, entry)
    .replace(/<br\s*\/?>|<\/?(?:p|div|ul|ol|li|h[1-6]|pre|blockquote)(?: [^>]*)?>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
