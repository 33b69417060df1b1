import sanitizeHtml from 'sanitize-html';

/** Spec §5 and 001 §5: what rich text may hold, here and in the page. */
const ALLOWED_TAGS = 'p div span strong em u ul ol li br h1 h2 h3 a blockquote code pre'.split(' ');
const ALLOWED_SCHEMES = ['http', 'https', 'mailto', 'sms', 'tel'];

/** Cuts HTML down to the documents' allow-list; plain text is wrapped in a paragraph; external links open apart. */
export function sanitizeRichText(html: string): string {
  const text = html.trim();
  if (text === '') return '';
  const clean = sanitizeHtml(looksLikeHtml(text) ? text : asParagraph(text), {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ALLOWED_SCHEMES,
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'embed', 'title'],
    transformTags: { a: openApart },
    nestingLimit: 50,
  });
  return clean.trim();
}

const looksLikeHtml = (text: string): boolean => /<[a-z!/][^>]*>/i.test(text);

const asParagraph = (text: string): string =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(/\r?\n/g, '<br>')}</p>`;

function openApart(tagName: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = href ? { href } : {};
  if (/^https?:/i.test(href ?? '')) Object.assign(attribs, { target: '_blank', rel: 'noopener noreferrer' });
  return { tagName, attribs };
}
