import sanitizeHtml from 'sanitize-html';
import { Invalid } from '@carnet/messages';
import * as m from './messages/field.js';

/** Tags allowed in rich text by spec §5 and 001 §5, here and in the page. rich-text.json in contracts tests both. */
const ALLOWED_TAGS = 'p div span strong em u ul ol li br h1 h2 h3 a blockquote code pre'.split(' ');

/** Elements that are dropped together with their text. */
const DROPPED_WHOLE =
  'script style iframe object embed noscript noembed noframes template title svg math audio video textarea select option xmp plaintext xml'.split(
    ' ',
  );

/**
 * Sanitises HTML to the allow-list of the specification. Plain text is wrapped in a paragraph; external links open in a new tab. Throws `Invalid` with the
 * sanitiser's reason if it cannot parse the text (001 §5): then nothing of it is stored.
 */
export function sanitizeRichText(html: string): string {
  const text = html.trim();
  if (text === '') return '';
  const clean = sanitized(looksLikeHtml(text) ? text : asParagraph(text), {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'sms', 'tel', 'about'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: DROPPED_WHOLE,
    transformTags: { a: openApart },
    nestingLimit: 50,
  });
  // The page's sanitiser writes `<br>`, so this does, too. A `<` in the text is an entity by now, so only tags are replaced.
  return clean.replaceAll('<br />', '<br>').trim();
}

function sanitized(html: string, rules: sanitizeHtml.IOptions): string {
  try {
    return sanitizeHtml(html, rules);
  } catch (cause) {
    throw new Invalid(m.notSanitized({ reason: cause instanceof Error ? cause.message : String(cause) }));
  }
}

const looksLikeHtml = (text: string): boolean => /<[a-z!/][^>]*>/i.test(text);

const asParagraph = (text: string): string =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(/\r?\n/g, '<br>')}</p>`;

// A browser treats `\` like `/`, so two of either lead to another host.
const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i;
const ALLOWED_LINK = /^(?:https?|mailto|sms|tel):/i;

/** Allows only the link protocols of 001 §5 (web, mail, phone); all other links become empty. */
function safeLink(href: string): string {
  // Browsers skip control characters and blanks, but filters may be misled by them.
  // eslint-disable-next-line no-control-regex -- those characters are the point
  const plain = href.replace(/[\u0000-\u0020\u007f]+/g, '');
  return OUTSIDE.test(plain) && !ALLOWED_LINK.test(plain) ? 'about:blank' : href;
}

function openApart(tagName: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = href ? { href: safeLink(href) } : {};
  if (/^\s*(?:https?|about):/i.test(attribs.href ?? ''))
    Object.assign(attribs, { target: '_blank', rel: 'noopener noreferrer' });
  return { tagName, attribs };
}
