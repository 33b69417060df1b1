/** An expression for a page: a promise of whether the worker has the HTML of a path, and all files that it starts with. */
export const keptWhole = (path: string): string => `(async () => {
  const html = await (await (await caches.open('carnet-pages')).match('${path}'))?.text();
  const named = [...(html ?? '').matchAll(/ (?:src|href)="([/](?:assets|remotes)[/][^"]+)"/g)];
  const files = await caches.open('carnet-files');
  const found = await Promise.all(named.map(([, file]) => files.match(file)));
  return found.length > 0 && found.every(Boolean);
})()`;
