import { join, relative } from 'node:path';
import ts from 'typescript';
import type { Checkout } from './checkout.js';

const SQL = /\b(select\s|insert into|update\s+\S+\s+set|delete from|with\s+\S+\s+as|from\s+\S+\s+where)/i;

/** TypeScript program of a checkout. Imports resolve to its own sources and libraries stay unresolved, so nothing has to be installed. */
export function programOf(checkout: Checkout, files: string[]): ts.Program {
  const options: ts.CompilerOptions = { target: ts.ScriptTarget.ES2023, jsx: ts.JsxEmit.Preserve, types: [] };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) => {
      const file = checkout.resolve(text, relative(checkout.root, containing));
      return { resolvedModule: file && /\.tsx?$/.test(file) ? resolved(join(checkout.root, file)) : undefined };
    });
  return ts.createProgram({ rootNames: files.map((file) => join(checkout.root, file)), options, host });
}

const resolved = (resolvedFileName: string): ts.ResolvedModuleFull => ({
  resolvedFileName,
  extension: resolvedFileName.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts,
});

/**
 * Files between a controller's method and SQL. A file counts if it has a declaration that the method reaches by name, step by step, and that itself
 * leads to SQL. Types do not count, nor files that lead to no SQL, such as rules and errors. Injected services are followed by the class of the
 * constructor's parameter.
 */
export function filesToSql(checkout: Checkout, controller: string, method: string): string[] {
  const program = programOf(checkout, [controller]);
  const source = program.getSourceFile(join(checkout.root, controller));
  const start = source && findMethod(source, method);
  if (!start) throw new Error(`${controller} has no method ${method}`);
  const callers = followNames(program.getTypeChecker(), start);
  const onTheWay = new Set<ts.Node>();
  const climb = (node: ts.Node) => {
    if (onTheWay.has(node)) return;
    onTheWay.add(node);
    for (const caller of callers.get(node) ?? []) climb(caller);
  };
  [...callers.keys()].filter(saysSql).forEach(climb);
  const files = [...onTheWay].map((node) => relative(checkout.root, node.getSourceFile().fileName));
  return [...new Set(files)].toSorted();
}

function findMethod(source: ts.SourceFile, name: string): ts.MethodDeclaration | undefined {
  const classes = source.statements.filter(ts.isClassDeclaration);
  const methods = classes.flatMap(({ members }) => members.filter(ts.isMethodDeclaration));
  return methods.find((method) => method.name.getText(source) === name);
}

/** Every declaration that is reached from the first one, with the declarations that name it. */
function followNames(checker: ts.TypeChecker, start: ts.Node): Map<ts.Node, Set<ts.Node>> {
  const callers = new Map<ts.Node, Set<ts.Node>>([[start, new Set()]]);
  const waiting = [start];
  for (let node = waiting.pop(); node; node = waiting.pop())
    for (const named of declarationsNamedIn(checker, node)) {
      if (!callers.has(named)) waiting.push(named);
      callers.set(named, (callers.get(named) ?? new Set()).add(node));
    }
  return callers;
}

function declarationsNamedIn(checker: ts.TypeChecker, declaration: ts.Node): Set<ts.Node> {
  const found = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isDecorator(node)) return;
    if (ts.isIdentifier(node) && node.parent !== declaration) {
      const named = declarationOf(checker, node);
      if (named && named !== declaration) found.add(named);
    }
    ts.forEachChild(node, visit);
  };
  // Naming a class reaches its constructor and fields; a method is reached when it is named itself.
  if (ts.isClassDeclaration(declaration))
    declaration.members.filter((one) => !ts.isMethodDeclaration(one)).forEach(visit);
  else visit(declaration);
  return found;
}

function declarationOf(checker: ts.TypeChecker, name: ts.Identifier): ts.Node | undefined {
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target?.valueDeclaration;
  if (!declaration || declaration.getSourceFile().isDeclarationFile) return undefined;
  const counts =
    ts.isFunctionDeclaration(declaration) ||
    ts.isClassDeclaration(declaration) ||
    ts.isMethodDeclaration(declaration) ||
    ts.isGetAccessorDeclaration(declaration) ||
    (ts.isPropertyDeclaration(declaration) && declaration.initializer !== undefined) ||
    (ts.isVariableDeclaration(declaration) && ts.isSourceFile(declaration.parent.parent.parent));
  return counts ? declaration : undefined;
}

/** True if a string in this declaration looks like SQL, or like a part of it. */
function saysSql(declaration: ts.Node): boolean {
  const isSql = (node: ts.Node): boolean => {
    if (ts.isDecorator(node)) return false;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      return SQL.test(node.getText(node.getSourceFile()));
    return ts.forEachChild(node, (child) => isSql(child) || undefined) ?? false;
  };
  return ts.isClassDeclaration(declaration) ? false : isSql(declaration);
}
