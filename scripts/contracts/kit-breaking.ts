import { dirname } from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  types: [],
};

/**
 * Finds the changes of a module that break code compiled against its release: a removed export, or an export that is not assignable to its earlier
 * type, because it demands more or gives less. New exports and new optional parameters break nothing.
 *
 * @param released file of declarations @param now the same of today @param root the checkout, from which imports are resolved
 */
export function kitBreaks(released: string, now: string, root: string): string[] {
  const texts = new Map([
    [`${root}/released.d.ts`, released],
    [`${root}/now.d.ts`, now],
  ]);
  const program = ts.createProgram([...texts.keys()], OPTIONS, hostWith(texts));
  const checker = program.getTypeChecker();
  const [before = new Map<string, ts.Symbol>(), after = new Map<string, ts.Symbol>()] = [...texts.keys()].map((file) =>
    exportsOf(program, checker, file),
  );
  return [...before].flatMap(([name, symbol]) => {
    const successor = after.get(name);
    if (!successor) return [`${name} is gone`];
    if (!isValue(symbol)) return [];
    if (!isValue(successor)) return [`${name} is a type alone`];
    const standsIn = checker.isTypeAssignableTo(checker.getTypeOfSymbol(successor), checker.getTypeOfSymbol(symbol));
    return standsIn ? [] : [`${name} cannot stand in for what it was`];
  });
}

const isValue = (symbol: ts.Symbol): boolean => (symbol.flags & ts.SymbolFlags.Value) !== 0;

function exportsOf(program: ts.Program, checker: ts.TypeChecker, file: string): Map<string, ts.Symbol> {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return new Map();
  return new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, resolved(checker, symbol)]));
}

const resolved = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Library files, shared by the checks of all modules: a program spends most of its time on reading them. */
const libraries = new Map<string, ts.SourceFile | undefined>();

function hostWith(texts: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  return {
    ...host,
    getCurrentDirectory: () => dirname([...texts.keys()][0] ?? '.'),
    fileExists: (file) => texts.has(file) || host.fileExists(file),
    readFile: (file) => texts.get(file) ?? host.readFile(file),
    getSourceFile: (file, ...rest) => {
      const text = texts.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
      if (!libraries.has(file)) libraries.set(file, host.getSourceFile(file, ...rest));
      return libraries.get(file);
    },
  };
}
