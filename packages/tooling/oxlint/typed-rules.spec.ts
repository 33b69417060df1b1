import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { configs } from 'typescript-eslint';

const root = join(__dirname, '../../..');
const FAULTS = 'packages/tooling/oxlint/faults/faults.ts';
/** The rules of the stack without their ignore patterns, which also ignore the faults. */
const RULES = 'packages/tooling/oxlint/faults/oxlint.json';
/** An async function without await is allowed, because it turns a thrown error into a rejection. */
const LEFT_OUT = ['require-await'];

interface Finding {
  code: string;
  labels: { span: { line: number } }[];
}

/** The rules that typescript-eslint recommends. */
const recommended = Object.entries(Object.assign({}, ...configs.recommendedTypeCheckedOnly.map(({ rules }) => rules)))
  .filter(([name, level]) => name.startsWith('@typescript-eslint/') && level === 'error')
  .map(([name]) => name.replace('@typescript-eslint/', ''))
  .filter((name) => !LEFT_OUT.includes(name));
const lines = readFileSync(join(root, FAULTS), 'utf8').split('\n');
let found: Map<number, string[]>;

beforeAll(() => {
  found = new Map();
  for (const { code, labels } of findingsIn(FAULTS)) {
    const { line } = labels[0]!.span;
    found.set(line, [...(found.get(line) ?? []), code.replace(/^typescript\((.*)\)$/, '$1')]);
  }
});

it.each(['TS2322', ...recommended])('finds a fault against %s', (rule) => {
  const named = lines.findIndex((line) => line.trim() === `// ${rule}`) + 1;
  expect(named).toBeGreaterThan(0);
  expect(found.get(named + 1)).toContain(rule);
});

it('finds two files that import each other, be it a type', () => {
  expect(findingsIn(FAULTS.replace('faults.ts', 'circle.ts')).map(({ code }) => code)).toEqual(['import(no-cycle)']);
});

/** A file outside of every program is linted without types, so nothing would be found. */
it('has every file in the program of its package', () => {
  const typed = new Set(configsOf('**/tsconfig.json').flatMap(filesOf));
  const files = globSync('{*.ts,!(node_modules)/**/*.{ts,tsx}}', { cwd: root, exclude: isNotOurs });
  expect(files.filter((file) => !isNotOurs(file) && !typed.has(join(root, file)))).toEqual([]);
});

/** The linter exits with an error when it finds something, so its output comes with the error. */
function findingsIn(file: string): Finding[] {
  const command = [join(root, 'node_modules/oxlint/bin/oxlint'), `--config=${RULES}`, '--format=json', file];
  try {
    execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
    return [];
  } catch (error) {
    return (JSON.parse((error as { stdout: string }).stdout) as { diagnostics: Finding[] }).diagnostics;
  }
}

const isNotOurs = (path: string): boolean => /(^|\/)(node_modules|dist|released|\.carnet)($|\/)|\.d\.m?ts$/.test(path);
const configsOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: isNotOurs }).map((file) => join(root, file));

function filesOf(config: string): string[] {
  const { config: read } = ts.readConfigFile(config, (file) => ts.sys.readFile(file)) as { config: object };
  return ts.parseJsonConfigFileContent(read, ts.sys, dirname(config)).fileNames;
}
