import type { Rich, RichNode } from '../../text/rich-text.rules.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, also within quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

/** A relative URL within the ZIP; each part of the path is encoded. */
export const addressOf = (path: string): string => escaped(path.split('/').map(encodeURIComponent).join('/'));

const TAGS: Readonly<Record<Exclude<RichNode['t'], 'a' | 'br'>, string>> = {
  ...{ p: 'p', heading: 'h4', ul: 'ul', ol: 'ol', li: 'li', quote: 'blockquote', pre: 'pre' },
  ...{ strong: 'strong', em: 'em', u: 'u', code: 'code' },
};

/** Rich text written by people, rendered with only our own markup. */
export const richHtml = (nodes: readonly Rich[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      if (node.t === 'br') return '<br>';
      if (node.t === 'a') return node.h ? `<a href="${escaped(node.h)}">${richHtml(node.c)}</a>` : richHtml(node.c);
      return `<${TAGS[node.t]}>${richHtml(node.c)}</${TAGS[node.t]}>`;
    })
    .join('');

/** The head of a page that loads no resources and runs no scripts. */
export const pageHead = (language: string, title: string): string => `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
`;

export const PAGE_END = '</body>\n</html>\n';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.3rem 0.75rem 0.3rem 0; text-align: left; vertical-align: top; }
tbody tr { border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
td > :first-child { margin-top: 0; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.day { white-space: nowrap; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1.5rem; }
dd { margin: 0; }
@media print { body { max-width: none; margin: 0; } tr { break-inside: avoid; } a { color: inherit; } }
`;
