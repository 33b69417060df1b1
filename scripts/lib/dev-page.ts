/** An entry of a remote in the page. Further fields are passed on. */
export interface DevEntry {
  name: string;
  entry: string;
}

/**
 * React registers its renderer with this hook when the shell loads. The hot reload of a remote that loads later finds the renderer
 * there; without the hook it would silently do nothing.
 */
const DEVTOOLS_HOOK = `
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};`;

/** The page of a development shell: no prerendered content, no policy, no hashed file names. */
export function devPage(entries: readonly DevEntry[]): string {
  return `<!doctype html>
<html lang="en" data-colour-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Carnet (development)</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/main.css">
<script>${DEVTOOLS_HOOK}</script>
<script defer src="/assets/main.js"></script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="remotes">${JSON.stringify(entries).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`;
}
