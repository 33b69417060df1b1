import { dirname, join } from 'node:path';
import type TypeScript from 'typescript';
import type { Place } from './sent-statements.js';

/** A column that a statement answers, as PostgreSQL describes it. */
export interface AnsweredColumn {
  name: string;
  /** As PostgreSQL writes it: `integer`, `text[]`. */
  type: string;
  /** Null where it is not simply a column of a table, about which alone PostgreSQL knows that. */
  mayBeNull: boolean | null;
}

/** A call of `Queryable.rows` in the sources. */
export interface RowsCall extends Place {
  /** Where it is written: `VehiclesRepository.raiseMileage`. */
  name: string;
  /** The `T` of `rows<T>`; null where nothing of the answer is read. */
  type: TypeScript.Type | null;
}

type Check = (checker: TypeScript.TypeChecker, type: TypeScript.Type) => boolean;

/** Reads the row types of a package from its sources, as the compiler understands them. */
export class RowTypes {
  private constructor(
    private readonly ts: typeof TypeScript,
    private readonly program: TypeScript.Program,
    private readonly checker: TypeScript.TypeChecker,
  ) {}

  /** @param folder the package, with a tsconfig.json of its own */
  static async of(folder: string): Promise<RowTypes> {
    const { default: ts } = await import('typescript');
    const file = join(folder, 'tsconfig.json');
    const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: object };
    const { options, fileNames } = ts.parseJsonConfigFileContent(
      { ...config, include: ['src'] },
      ts.sys,
      dirname(file),
    );
    const program = ts.createProgram(
      fileNames.filter((name) => !name.endsWith('.spec.ts')),
      options,
    );
    return new RowTypes(ts, program, program.getTypeChecker());
  }

  /** All calls of `rows` in files of `folder`. */
  callsIn(folder: string): RowsCall[] {
    const calls: RowsCall[] = [];
    for (const source of this.program.getSourceFiles())
      if (source.fileName.startsWith(folder)) this.visit(source, (node) => this.addCall(source, node, calls));
    return calls;
  }

  /** What of `columns` and `rows` is not as the call's row type says, in words. */
  faults({ type }: RowsCall, columns: readonly AnsweredColumn[], rows: readonly Record<string, unknown>[]): string[] {
    if (!type || type.flags & this.ts.TypeFlags.Unknown) return [];
    const { checker } = this;
    const wanted = new Map(checker.getPropertiesOfType(type).map((one) => [one.name, checker.getTypeOfSymbol(one)]));
    const answered = new Set(columns.map(({ name }) => name));
    return [
      ...[...wanted.keys()].filter((name) => !answered.has(name)).map((name) => `${name} is not answered`),
      ...[...answered]
        .filter((name) => !wanted.has(name))
        .map((name) => `${name} is answered, and not in the row type`),
      ...columns.flatMap(({ name, type: sqlType, mayBeNull }) => {
        const declared = wanted.get(name);
        if (!declared) return [];
        const says = checker.typeToString(declared);
        const odd = rows.find((row) => !this.holds(declared, row[name]));
        return [
          ...(this.fits(declared, sqlType) ? [] : [`${name} is ${sqlType}, and ${says} in the row type`]),
          ...(mayBeNull && !this.takesNull(declared) ? [`${name} may be null, and is ${says} in the row type`] : []),
          ...(odd ? [`${name} was ${JSON.stringify(odd[name])}, and is ${says} in the row type`] : []),
        ];
      }),
    ];
  }

  private visit(node: TypeScript.Node, look: (node: TypeScript.Node) => void): void {
    look(node);
    this.ts.forEachChild(node, (child) => this.visit(child, look));
  }

  private addCall(source: TypeScript.SourceFile, node: TypeScript.Node, calls: RowsCall[]): void {
    const { ts } = this;
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { name } = node.expression;
    if (name.text !== 'rows') return;
    const line = source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1;
    const [row] = node.typeArguments ?? [];
    calls.push({
      file: source.fileName,
      line,
      name: this.nameOf(node),
      type: row ? this.checker.getTypeFromTypeNode(row) : null,
    });
  }

  /** The declarations around a node, without those inside of a function. */
  private nameOf(node: TypeScript.Node): string {
    const { ts } = this;
    const names: string[] = [];
    for (let at = node; !ts.isSourceFile(at); at = at.parent) {
      if (ts.isClassDeclaration(at) || ts.isMethodDeclaration(at) || ts.isFunctionDeclaration(at))
        names.unshift(at.name?.getText() ?? '');
      else if (ts.isVariableStatement(at) && ts.isSourceFile(at.parent))
        names.unshift(...at.declarationList.declarations.map((one) => one.name.getText()));
    }
    return names.join('.');
  }

  private fits(type: TypeScript.Type, sqlType: string): boolean {
    const { ts } = this;
    return this.parts(type).every((part) => {
      if (sqlType.endsWith('[]'))
        return this.checker.isArrayType(part) && this.fits(this.elementOf(part), sqlType.slice(0, -2));
      const check = CHECKS(ts).find(([names]) => names.includes(sqlType))?.[1];
      return check !== undefined && check(this.checker, part);
    });
  }

  /** Whether a value that was answered is one of `type`. */
  private holds(type: TypeScript.Type, value: unknown): boolean {
    if (value === null) return this.takesNull(type);
    return this.parts(type).some((part) => this.isOf(part, value));
  }

  private isOf(type: TypeScript.Type, value: unknown): boolean {
    const { ts, checker } = this;
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
    if (type.isLiteral()) return type.value === value;
    if (type.flags & ts.TypeFlags.StringLike) return typeof value === 'string';
    if (type.flags & ts.TypeFlags.NumberLike) return typeof value === 'number';
    if (type.flags & ts.TypeFlags.BooleanLike) return typeof value === 'boolean';
    if (checker.isArrayType(type))
      return Array.isArray(value) && value.every((one) => this.holds(this.elementOf(type), one));
    if (typeof value !== 'object' || value === null) return false;
    if (value instanceof Date || Buffer.isBuffer(value)) return true;
    return checker.getPropertiesOfType(type).every((property) => {
      const inner = (value as Record<string, unknown>)[property.name];
      return inner === undefined
        ? Boolean(property.flags & ts.SymbolFlags.Optional)
        : this.holds(checker.getTypeOfSymbol(property), inner);
    });
  }

  private elementOf(array: TypeScript.Type): TypeScript.Type {
    return this.checker.getTypeArguments(array as TypeScript.TypeReference)[0]!;
  }

  /** The members of a union, without null. */
  private parts(type: TypeScript.Type): TypeScript.Type[] {
    return (type.isUnion() ? type.types : [type]).filter((part) => !(part.flags & this.ts.TypeFlags.Null));
  }

  private takesNull(type: TypeScript.Type): boolean {
    const { Any, Unknown, Null } = this.ts.TypeFlags;
    return (type.isUnion() ? type.types : [type]).some((part) => part.flags & (Any | Unknown | Null));
  }
}

/** What the driver makes of PostgreSQL's types (`data-source.ts` sets some of it). */
const CHECKS = (ts: typeof TypeScript): [string[], Check][] => [
  [
    ['smallint', 'integer', 'bigint', 'numeric', 'real', 'double precision'],
    (_, type) => flag(type, ts.TypeFlags.NumberLike),
  ],
  [
    ['text', 'character varying', 'name', 'uuid', 'date', 'json', 'xid8', '"char"'],
    (_, type) => flag(type, ts.TypeFlags.StringLike),
  ],
  [['boolean'], (_, type) => flag(type, ts.TypeFlags.BooleanLike)],
  [['timestamp with time zone', 'timestamp without time zone'], (_, type) => type.symbol?.name === 'Date'],
  [['bytea'], (_, type) => type.symbol?.name === 'Buffer'],
  // Its shape is compared with what was answered.
  [['jsonb'], () => true],
];

const flag = (type: TypeScript.Type, flags: number): boolean => Boolean(type.flags & flags);
