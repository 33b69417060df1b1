export interface PagePart {
  title: string;
  /** The mark as SVG; inside the page it costs no request. */
  icon?: string;
  description?: string;
  /** The path that the content was made for; none where there is no content. */
  path?: string;
  /** Whether the content suits every path below `path` too. */
  tree?: boolean;
  main: { scripts: string[]; styles: string[] };
  /** Chunks that the page will ask for, fetched while the main one still comes. */
  scripts: string[];
  styles: string[];
  /** Fetched before the style sheet asks for them. */
  fonts: string[];
  content: string;
  entries: unknown[];
}

/**
 * Runs before the first paint, so that a dark page is never white for a moment. It is the only inline script, and the policy
 * names it by its hash.
 */
export const COLOUR_SCHEME_SCRIPT = [
  `try{var s=localStorage.getItem('carnet.colour-scheme')}catch(e){}`,
  `document.documentElement.setAttribute('data-mantine-color-scheme',`,
  `s==='dark'||(s!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light')`,
].join('');

/** One HTML file. `__NONCE__` is replaced by the gateway at every answer. */
export function htmlPage(page: PagePart): string {
  const { html, css } = liftStyles(page.content);
  const at = page.path ? ` data-path="${page.path}"${page.tree ? ' data-tree' : ''}` : '';
  return [
    '<!doctype html>',
    '<html lang="en" data-mantine-color-scheme="light">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.title)}</title>`,
    ...(page.description ? [`<meta name="description" content="${escapeHtml(page.description)}">`] : []),
    ...(page.icon ? [`<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(page.icon)}">`] : []),
    `<script>${COLOUR_SCHEME_SCRIPT}</script>`,
    ...page.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`),
    ...[...page.main.styles, ...page.styles].map((file) => `<link rel="stylesheet" href="${file}">`),
    `<style nonce="__NONCE__" data-nonce>${css}</style>`,
    ...page.main.scripts.map((file) => `<script defer src="${file}"></script>`),
    ...page.scripts.map((file) => `<link rel="preload" as="script" href="${file}">`),
    '</head>',
    '<body>',
    `<div id="root"${at}>${html}</div>`,
    `<script type="application/json" id="remotes">${JSON.stringify(page.entries).replaceAll('<', '\\u003c')}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** The policy blocks `style=""` in HTML: each becomes a rule of the one style element that carries the nonce. */
export function liftStyles(html: string): { html: string; css: string } {
  const rules = new Map<string, number>();
  const lifted = html.replace(/(<[^<>]*?) style="([^"]*)"/g, (_, before: string, style: string) => {
    if (!rules.has(style)) rules.set(style, rules.size);
    return `${before} data-s="${rules.get(style)}"`;
  });
  // Said three times, so that it weighs more than the classes it must win over, as the attribute did.
  const css = [...rules].map(([style, at]) => `${`[data-s="${at}"]`.repeat(3)}{${unescapeHtml(style)}}`).join('');
  return { html: lifted, css };
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
