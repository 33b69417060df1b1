export interface PagePart {
  title: string;
  /** The mark as SVG; inside the page it costs no request. */
  icon?: string;
  description?: string;
  /** The path that the content was made for; none where there is no content. */
  path?: string;
  /** Whether the content suits every path below `path` too. */
  tree?: boolean;
  /** What every page runs, what that asks for at once, and what the page is styled with before anything came. */
  main: { scripts: string[]; renderer: string[]; css: string };
  /** Chunks that the page will ask for, fetched while the main one still comes. */
  scripts: string[];
  styles: string[];
  /** Fetched before the style sheet asks for them. */
  fonts: string[];
  content: string;
  entries: unknown[];
}

/** Runs before the first paint, so that a dark page is never white for a moment. */
const COLOUR_SCHEME_SCRIPT = [
  `try{var s=localStorage.getItem('carnet.colour-scheme')}catch(e){}`,
  `document.documentElement.setAttribute('data-mantine-color-scheme',`,
  `s==='dark'||(s!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light')`,
].join('');

/**
 * Runs the page's scripts once what it has is on the screen, since a slow phone that runs them sooner shows it later. At once where
 * nobody looks, as a hidden page is not painted; and after a second at the latest, for browsers that do not tell of their paints.
 */
const START_SCRIPT = [
  `(start=>{if(document.hidden)return start();var begun,once=()=>begun||(begun=1,start());`,
  `new PerformanceObserver(once).observe({type:'paint',buffered:true});setTimeout(once,1000)})`,
  `(()=>document.head.append(document.getElementById('start').content.cloneNode(true)))`,
].join('');

/** The policy names them by their hashes, which stay the same from one build to the next. */
export const INLINE_SCRIPTS = [COLOUR_SCHEME_SCRIPT, START_SCRIPT];

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
    ...(page.icon ? [`<link rel="icon" href="data:image/svg+xml,${inDataUrl(page.icon)}">`] : []),
    `<script>${COLOUR_SCHEME_SCRIPT}</script>`,
    `<style nonce="__NONCE__" data-nonce>${page.main.css}${css}</style>`,
    // The browser has six connections for what stands here, and gives them in this order.
    ...page.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...page.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`),
    ...scriptsOf(page),
    '</head>',
    '<body>',
    `<div id="root"${at}>${html}</div>`,
    `<script type="application/json" id="remotes">${JSON.stringify(page.entries).replaceAll('<', '\\u003c')}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function scriptsOf({ main, scripts, path }: PagePart): string[] {
  const run = main.scripts.map((file) => `<script defer src="${file}"></script>`);
  // Nothing to wait for where there is no content to paint.
  if (path === undefined) return run;
  return [
    ...[...main.scripts, ...scripts, ...main.renderer].map(
      (file) => `<link rel="preload" as="script" fetchpriority="low" href="${file}">`,
    ),
    `<template id="start">${run.join('')}</template>`,
    `<script>${START_SCRIPT}</script>`,
  ];
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

/** An SVG as part of a data URL in double quotes: what must be escaped there, and no more. */
const inDataUrl = (svg: string): string =>
  svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>&{}\s]+/g, encodeURIComponent)
    .replaceAll('%20', ' ');

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
