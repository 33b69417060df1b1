const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' };

/** What a person reads of a service's HTML, in one line: for previews, where no markup is shown. */
export const plainText = (html: string | null): string =>
  (html ?? '')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h[1-6]|pre|blockquote)>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
