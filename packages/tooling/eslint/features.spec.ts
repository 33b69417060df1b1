import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../../..');

it.each(globSync('{mf-*,shell}', { cwd: root }))('features of %s use each other in no circle', (room) => {
  expect(circleIn(uses(join(root, room, 'src')))).toEqual([]);
});

it('finds a circle, however long', () => {
  const circle = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set<string>()],
    ['d', new Set(['b'])],
  ]);
  expect(circleIn(circle)).toEqual(['b', 'd', 'b']);
});

type Uses = Map<string, Set<string>>;

/** Finds the features that each feature imports, at run time or for types. Dynamic imports, specs and test helpers do not count. */
function uses(src: string): Uses {
  const found: Uses = new Map();
  for (const file of globSync('*/**/*.{ts,tsx}', { cwd: src })) {
    const from = featureOf(file);
    if (from === 'testing' || file.includes('.spec.')) continue;
    for (const imported of importsOf(join(src, file))) {
      const to = featureOf(relative(src, join(src, file, '..', imported)));
      if (to !== from) found.set(from, (found.get(from) ?? new Set()).add(to));
    }
  }
  return found;
}

const featureOf = (path: string): string => path.split(sep)[0]!;

function importsOf(file: string): string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return statements
    .filter((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
    .flatMap(({ moduleSpecifier }) =>
      moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : [],
    )
    .filter((path) => path.startsWith('.'));
}

/** The features of one import cycle in order, with the first one repeated at the end; empty if there is none. */
function circleIn(graph: Uses): string[] {
  const done = new Set<string>();
  const follow = (feature: string, way: readonly string[]): string[] => {
    const seenAt = way.indexOf(feature);
    if (seenAt !== -1) return [...way.slice(seenAt), feature];
    if (done.has(feature)) return [];
    for (const next of graph.get(feature) ?? []) {
      const circle = follow(next, [...way, feature]);
      if (circle.length > 0) return circle;
    }
    done.add(feature);
    return [];
  };
  return [...graph.keys()].map((feature) => follow(feature, [])).find((circle) => circle.length > 0) ?? [];
}
