import { join } from 'node:path';
import ts from 'typescript';
import { OPENS_BARE, textOf } from '../../../packages/tooling/eslint/comments.mjs';
import { type Checkout, roomOf } from './checkout.js';
import { filesToSql, programOf } from './reach.js';

/** Figures by name, in the order in which they are shown. */
export type Figures = Map<string, number>;

const EVENTS = 'svc-service/src/service-events/service-events.controller.ts';

export const FACTS: [title: string, figures: (checkout: Checkout) => Figures][] = [
  ['Lines without tests and generated files', linesByRoom],
  ['Names that each door of a package exports', namesByPackage],
  ['Files from a route of service events to its SQL', filesToTheSql],
  ['Files and packages that import each other in a circle', circles],
  ['Comments that open with a bare question word', bareComments],
  ['Decisions', decisions],
];

function linesByRoom(checkout: Checkout): Figures {
  const lines: Figures = new Map();
  for (const file of checkout.code) add(lines, roomOf(file), checkout.read(file).trimEnd().split('\n').length);
  return withSum(byName(lines));
}

function namesByPackage(checkout: Checkout): Figures {
  const doors = checkout.packages().flatMap((folder) => checkout.doorsOf(folder));
  const program = programOf(
    checkout,
    doors.map(([, file]) => file),
  );
  const checker = program.getTypeChecker();
  const namesOf = (entry: string): string[] => {
    const source = program.getSourceFile(join(checkout.root, entry));
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module).map(({ name }) => name) : [];
  };
  return new Map(doors.map(([door, file]) => [door, namesOf(file).length]));
}

function filesToTheSql(checkout: Checkout): Figures {
  const figures: Figures = new Map();
  for (const method of ['create', 'update', 'list']) {
    const files = filesToSql(checkout, EVENTS, method);
    const own = files.filter((file) => file.startsWith('svc-'));
    figures.set(`${method}, in svc-service`, own.length);
    figures.set(`${method}, in packages`, files.length - own.length);
  }
  return figures;
}

function circles(checkout: Checkout): Figures {
  const files = checkout.code.filter(isTypeScript);
  return new Map([
    ['circles', groupsIn(files, (file) => importsOf(checkout, file))],
    ['circles of packages', groupsIn(checkout.packages(), (folder) => checkout.dependenciesOf(folder))],
  ]);
}

/** Number of groups with more than one member in which each member reaches every other one (Tarjan). */
function groupsIn(all: string[], next: (one: string) => string[]): number {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  let groups = 0;
  const visit = (one: string): void => {
    const index = order.size;
    order.set(one, index);
    lowest.set(one, index);
    open.push(one);
    for (const other of next(one)) {
      if (!order.has(other)) visit(other);
      if (open.includes(other)) lowest.set(one, Math.min(lowest.get(one) ?? index, lowest.get(other) ?? index));
    }
    if (lowest.get(one) === index && open.splice(open.indexOf(one)).length > 1) groups += 1;
  };
  for (const one of all) if (!order.has(one)) visit(one);
  return groups;
}

const isTypeScript = (file: string): boolean => /\.tsx?$/.test(file);

const ON_DEMAND = /\bimport\(\s*(\/\*[^*]*\*\/\s*)?$/;

/** Imports of a file, without dynamic imports: lint does not count these as part of a circle either. */
function importsOf(checkout: Checkout, file: string): string[] {
  const text = checkout.read(file);
  const imports = ts.preProcessFile(text, true, true).importedFiles;
  const direct = imports.filter(({ pos }) => !ON_DEMAND.test(text.slice(0, pos)));
  return direct.flatMap(({ fileName }) => checkout.resolve(fileName, file) ?? []).filter(isTypeScript);
}

/** A block comment, or `//` lines in a row. Faster than a parser, and wrong only where a string looks like a comment. */
const COMMENT = /\/\*([\s\S]*?)\*\/|(?<=^|\s)\/\/(.*(?:\n[ \t]*\/\/.*)*)/gm;

function bareComments(checkout: Checkout): Figures {
  const figures: Figures = new Map();
  for (const file of checkout.scripts) {
    const comments = [...checkout.read(file).matchAll(COMMENT)].map(([, block, lines]) => textOf(block ?? lines ?? ''));
    const bare = comments.filter((text) => OPENS_BARE.test(text)).length;
    if (bare > 0) add(figures, roomOf(file), bare);
  }
  return withSum(byName(figures));
}

function decisions(checkout: Checkout): Figures {
  const wordsOf = (pattern: RegExp) =>
    checkout.files.filter((file) => pattern.test(file)).map((file) => checkout.read(file).split(/\s+/).length);
  const pages = wordsOf(/^docs\/adr\/\d/);
  const subjects = wordsOf(/^docs\/decisions\//);
  return new Map([
    ['ADRs with a page of their own', pages.length],
    ['words in them', sum(pages)],
    ['words of the longest', Math.max(0, ...pages)],
    ['pages of decisions by subject', subjects.length],
    ['words there', sum(subjects)],
  ]);
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((one, other) => one + other, 0);
const add = (figures: Figures, name: string, more: number) => figures.set(name, (figures.get(name) ?? 0) + more);
const byName = (figures: Figures): Figures =>
  new Map([...figures].toSorted(([one], [other]) => one.localeCompare(other)));
const withSum = (figures: Figures): Figures => new Map([...figures, ['together', sum(figures.values())]]);
