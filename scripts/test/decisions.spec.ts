import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(__dirname, '../../docs/adr');
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const pages = globSync('0*.md', { cwd: folder }).map((page) => basename(page));

it('the index of decisions names every page once, by its number and its title, and none that is not there', () => {
  const listed = [...index.matchAll(/^- (\d+): \[(.+)\]\((.+?)\)/gm)].map(([, number, title, page]) => ({
    number,
    title,
    page,
  }));
  const there = pages.map((page) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(readFileSync(join(folder, page), 'utf8')) ?? [];
    return { number, title, page };
  });
  const byNumber = (one: { number?: string }, other: { number?: string }) => Number(one.number) - Number(other.number);
  expect(listed.toSorted(byNumber)).toEqual(there.toSorted(byNumber));
});
