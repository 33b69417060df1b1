import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const INDEX = 'docs/adr/README.md';
const NOT_OURS = new Set(['node_modules', 'dist', '.carnet', '.git', 'coverage', 'released', 'test-results']);

const files = globSync('**/*.{md,ts,tsx,mts,mjs,cjs,js,css,sh,sql,yml,yaml,json,Dockerfile}', {
  cwd: root,
  exclude: (path) => path.split('/').some((part) => NOT_OURS.has(part)),
});

/** Anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const listed = [...read(INDEX).matchAll(/^- (\d+): \[(.+?)\]\((.+?)\)/gm)].map(([, number, title, link]) => ({
  number: Number(number),
  title,
  link,
}));
const byNumber = (one: { number: number }, other: { number: number }) => one.number - other.number;

/** Decisions with a page of their own, and those under a heading of their subject's page. */
function decisions(): typeof listed {
  const pages = globSync('docs/adr/[0-9]*.md', { cwd: root }).map((page) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(page)) ?? [];
    return { number: Number(number), title, link: page.replace('docs/adr/', '') };
  });
  const headings = globSync('docs/decisions/*.md', { cwd: root }).flatMap((page) =>
    [...read(page).matchAll(/^## ((.+) \(ADR (\d+)\))$/gm)].map(([, heading = '', title, number]) => ({
      number: Number(number),
      title,
      link: `${page.replace('docs/', '../')}#${anchorOf(heading)}`,
    })),
  );
  return [...pages, ...headings];
}

it('the index names every decision once, by its number and its title, and where it stands', () => {
  expect(listed.toSorted(byNumber)).toEqual(decisions().toSorted(byNumber));
});

it('a decision that is named anywhere is in the index', () => {
  const known = new Set(listed.map(({ number }) => number));
  const unknown = files.flatMap((file) =>
    [...read(file).matchAll(/\bADRs? (\d+)\b/g)]
      .filter(([, number]) => !known.has(Number(number)))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it('links to decisions lead to a page that is there, and to a heading in it', () => {
  const headingsOf = (page: string) => [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchorOf(text));
  const pages = new Map(files.filter((file) => file.startsWith('docs/')).map((page) => [page, headingsOf(page)]));
  const broken = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)#\s]*)(?:#([^)\s]+))?\)/g)]
        .map(([link, path, anchor]) => ({ link, page: path ? normalize(join(dirname(file), path)) : file, anchor }))
        .filter(({ page }) => /^docs\/(adr|decisions)\/.+/.test(page))
        .filter(({ page, anchor }) => !(anchor ? pages.get(page)?.includes(anchor) : pages.has(page)))
        .map(({ link }) => `${file}: ${link}`),
    );
  expect(broken).toEqual([]);
});
