import DOMPurify, { type Config } from 'dompurify';

/** Elements that are removed together with their text. The services have the same list; contracts hold the expected results for both. */
export const DROPPED_WHOLE =
  'script style iframe object embed noscript noembed noframes template title svg math audio video textarea select option xmp plaintext xml'.split(
    ' ',
  );

/** Allowed elements and attributes of rich text (spec §5, 001 §5). The services allow the same. */
export const rules: Config = {
  ALLOWED_TAGS: 'p div span strong em u ul ol li br h1 h2 h3 a blockquote code pre'.split(' '),
  ALLOWED_ATTR: ['href', 'target', 'rel'],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|sms|tel|about):|[^a-z]|[a-z0-9+.-]+(?:[^a-z0-9+.:-]|$))/i,
  FORBID_CONTENTS: DROPPED_WHOLE,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

// Browsers treat `\` as `/`, so two of either begin the address of another host.
const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i;
const ALLOWED_LINK = /^(?:https?|mailto|sms|tel):/i;

/** Keeps links within the app, and links to web pages, mail addresses and phones. Any other link becomes `about:blank` (001 §5). */
export function safeLink(href: string): string {
  // Browsers skip control characters and blanks, so a filter must remove them first.
  // eslint-disable-next-line no-control-regex -- those characters are the point
  const plain = href.replace(/[\u0000-\u0020\u007f]+/g, '');
  if (OUTSIDE.test(plain) && !ALLOWED_LINK.test(plain)) return 'about:blank';
  return href;
}

DOMPurify.addHook('uponSanitizeAttribute', (_node, data) => {
  if (data.attrName === 'href') data.attrValue = safeLink(data.attrValue);
});

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return;
  const href = node.getAttribute('href') ?? '';
  if (href === '') node.removeAttribute('href');
  const leavesCarnet = /^\s*(?:https?|about):/i.test(href);
  node.removeAttribute('target');
  node.removeAttribute('rel');
  if (!leavesCarnet) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** Sanitised HTML as a node. Nothing is parsed a second time, which Trusted Types would forbid. */
export function cleanNode(html: string | Node, more: Config = {}): HTMLElement {
  return DOMPurify.sanitize(html, { ...rules, ...more, RETURN_DOM: true }) as HTMLElement;
}

/** Sanitised HTML as text, for an API. */
export function cleanHtml(html: string | Node): string {
  return DOMPurify.sanitize(html, rules);
}
