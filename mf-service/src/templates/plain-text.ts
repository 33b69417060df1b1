const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' };

/** Text of a service's HTML in one line, for previews. */
export const plainText = (html: string | null): string => readable(html, ' ').replace(/\s+/g, ' ').trim();

/** Text of a service's HTML with a line per block, for plain text fields. */
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
