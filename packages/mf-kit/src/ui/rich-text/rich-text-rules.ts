import DOMPurify, { type Config } from 'dompurify';

/** Elements that are dropped together with the text they hold. The services' list is the same; what both make of it stands in contracts. */
export const DROPPED_WHOLE =
  'script style iframe object embed noscript noembed noframes template title svg math audio video textarea select option xmp plaintext xml'.split(
    ' ',
  );

/** Elements and attributes of rich text (spec §5, 001 §5); the services cut it down to the same. */
export const rules: Config = {
  ALLOWED_TAGS: 'p div span strong em u ul ol li br h1 h2 h3 a blockquote code pre'.split(' '),
  ALLOWED_ATTR: ['href', 'target', 'rel'],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|sms|tel|about):|[^a-z]|[a-z0-9+.-]+(?:[^a-z0-9+.:-]|$))/i,
  FORBID_CONTENTS: DROPPED_WHOLE,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

// A browser takes `\` for `/`, so that two of either lead to another host.
const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i;
const ALLOWED_LINK = /^(?:https?|mailto|sms|tel):/i;

/** Links keep the protocols that lead to people and pages; others go nowhere (001 §5). */
export function safeLink(href: string): string {
  // Control characters and blanks are what browsers skip and filters stumble over.
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

/** As a node: nothing has to be parsed a second time, which Trusted Types would refuse. */
export function cleanNode(html: string | Node, more: Config = {}): HTMLElement {
  return DOMPurify.sanitize(html, { ...rules, ...more, RETURN_DOM: true }) as HTMLElement;
}

/** As text, for an API. */
export function cleanHtml(html: string | Node): string {
  return DOMPurify.sanitize(html, rules);
}
