import { dirname, join } from 'node:path';
import type TypeScript from 'typescript';
import type { Place } from './sent-statements.js';

/** A result column, as PostgreSQL describes it. */
export interface AnsweredColumn {
  name: string;
  /** PostgreSQL's name of the type: `integer`, `text[]`. */
  type: string;
  /** Null if the column is an expression: PostgreSQL only knows it for plain table columns. */
  mayBeNull: boolean | null;
}

/** The methods that send a statement. Rows of `jsonRows` have no type, because only clients read them. */
const ASKING = ['rows', 'jsonRows'];

/** A call of `Queryable.rows` or `RowSource.jsonRows` in the sources. */
export interface RowsCall extends Place {
  /** The enclosing method: `VehiclesRepository.raiseMileage`. */
  name: string;
  /** The `T` of `rows<T>`, written or inferred; null if no row is read. */
  type: TypeScript.Type | null;
}

type Check = (checker: TypeScript.TypeChecker, type: TypeScript.Type) => boolean;

/** Reads the row types of a package from its sources, with the TypeScript compiler. */
export class RowTypes {
  /** True if a value must have no fields beyond its type, as an answer to a client must. A row type may omit fields of stored JSON. */
  private isExact = false;

  private constructor(
    private readonly ts: typeof TypeScript,
    private readonly program: TypeScript.Program,
    private readonly checker: TypeScript.TypeChecker,
    private readonly contract: string | null,
  ) {}

  /**
   * @param folder the package, with its own tsconfig.json
   * @param contract the file with the types of its API, generated from its OpenAPI document
   * @param sources the folders to read
   */
  static async of(folder: string, contract: string | null = null, sources = [join(folder, 'src')]): Promise<RowTypes> {
    const { default: ts } = await import('typescript');
    const file = join(folder, 'tsconfig.json');
    const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: object };
    const { options, fileNames } = ts.parseJsonConfigFileContent(
      { ...config, include: sources },
      ts.sys,
      dirname(file),
    );
    const program = ts.createProgram(
      [...fileNames.filter((name) => !name.endsWith('.spec.ts')), ...(contract ? [contract] : [])],
      options,
    );
    return new RowTypes(ts, program, program.getTypeChecker(), contract);
  }

  /** All calls of `rows` in files of `folder`. */
  callsIn(folder: string): RowsCall[] {
    const calls: RowsCall[] = [];
    for (const source of this.program.getSourceFiles())
      if (source.fileName.startsWith(folder)) this.visit(source, (node) => this.addCall(source, node, calls));
    return calls;
  }

  /** Descriptions of the differences between the result and the call's row type. */
  faults({ type }: RowsCall, columns: readonly AnsweredColumn[], rows: readonly Record<string, unknown>[]): string[] {
    if (!type || type.flags & this.ts.TypeFlags.Unknown) return [];
    if (type.flags & this.ts.TypeFlags.TypeParameter) return ['The row type is named elsewhere'];
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
        const odd = first(rows.map((row) => this.oddity(declared, row[name], name)));
        return [
          ...(this.fits(declared, sqlType) ? [] : [`${name} is ${sqlType}, and ${says} in the row type`]),
          ...(mayBeNull && !this.takesNull(declared) ? [`${name} may be null, and is ${says} in the row type`] : []),
          ...(odd ? [`${odd} in the row type`] : []),
        ];
      }),
    ];
  }

  /**
   * Describes the first difference between a JSON answer and the service's contract; null if there is none.
   * @param path path of the request, `/api/vehicles/7`
   */
  answerFault(method: string, path: string, status: number, body: unknown): string | null {
    const { checker } = this;
    const name = `${method} ${path}`;
    const route = this.routes()
      .filter((one) => new RegExp(`^${one.name.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
      .sort((a, b) => a.name.split('{').length - b.name.split('{').length)[0];
    if (!route) return `${name} is not in the contract`;
    let type: TypeScript.Type = checker.getTypeOfSymbol(route);
    for (const key of [method.toLowerCase(), 'responses', String(status), 'content', 'application/json']) {
      const property = checker.getPropertyOfType(type, key);
      if (!property) return body === null ? null : `${name} has no ${key} in the contract`;
      type = checker.getTypeOfSymbol(property);
    }
    if (body === null && type.flags & this.ts.TypeFlags.Undefined) return null;
    this.isExact = true;
    try {
      return this.oddity(type, body, name);
    } finally {
      this.isExact = false;
    }
  }

  private routes(): TypeScript.Symbol[] {
    const source = this.contract === null ? undefined : this.program.getSourceFile(this.contract);
    const paths = source?.statements.find((one) => this.ts.isInterfaceDeclaration(one) && one.name.text === 'paths');
    return paths ? this.checker.getPropertiesOfType(this.checker.getTypeAtLocation(paths)) : [];
  }

  private visit(node: TypeScript.Node, look: (node: TypeScript.Node) => void): void {
    look(node);
    this.ts.forEachChild(node, (child) => this.visit(child, look));
  }

  private addCall(source: TypeScript.SourceFile, node: TypeScript.Node, calls: RowsCall[]): void {
    const { ts } = this;
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { name } = node.expression;
    if (!ASKING.includes(name.text)) return;
    const line = source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1;
    const [row] = node.typeArguments ?? [];
    calls.push({
      file: source.fileName,
      line,
      name: this.nameOf(node),
      type: row ? this.checker.getTypeFromTypeNode(row) : this.inferredRow(node),
    });
  }

  /** The type that the compiler infers for an omitted `T`, for example from a function's return type. `unknown` means that no row is read. */
  private inferredRow(call: TypeScript.CallExpression): TypeScript.Type | null {
    const { checker, ts } = this;
    const rows = checker.getAwaitedType(checker.getTypeAtLocation(call));
    const row = rows && checker.isArrayType(rows) ? this.elementOf(rows) : null;
    return row && !(row.flags & ts.TypeFlags.Unknown) ? row : null;
  }

  /** The names of the declarations around a node, without those inside functions. */
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

  /** Describes the first part of `value` that does not match `type`, with its path after `at`; null if everything matches. */
  private oddity(type: TypeScript.Type, value: unknown, at: string): string | null {
    const odd = () => `${at} was ${JSON.stringify(value)}, and is ${this.checker.typeToString(type)}`;
    if (value === null) return this.takesNull(type) ? null : odd();
    const parts = this.parts(type);
    if (parts.length === 1) return this.oddityOf(parts[0]!, value, at, odd);
    return parts.some((part) => this.oddityOf(part, value, at, odd) === null) ? null : odd();
  }

  private oddityOf(type: TypeScript.Type, value: unknown, at: string, odd: () => string): string | null {
    const { ts, checker } = this;
    const unless = (isSo: boolean) => (isSo ? null : odd());
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return null;
    if (type.isLiteral()) return unless(type.value === value);
    if (type.flags & ts.TypeFlags.StringLike) return unless(typeof value === 'string');
    if (type.flags & ts.TypeFlags.NumberLike) return unless(typeof value === 'number');
    if (type.flags & ts.TypeFlags.BooleanLike) return unless(typeof value === 'boolean');
    if (checker.isArrayType(type))
      return Array.isArray(value)
        ? first(value.map((one, i) => this.oddity(this.elementOf(type), one, `${at}[${i}]`)))
        : odd();
    if (typeof value !== 'object' || Array.isArray(value)) return odd();
    if (value instanceof Date || Buffer.isBuffer(value)) return unless(type.symbol?.name === value.constructor.name);
    return this.oddityOfObject(type, value as Record<string, unknown>, at);
  }

  private oddityOfObject(type: TypeScript.Type, value: Record<string, unknown>, at: string): string | null {
    const { ts, checker } = this;
    const others = checker.getIndexInfosOfType(type)[0]?.type;
    const properties = checker.getPropertiesOfType(type);
    const known = new Set(properties.map(({ name }) => name));
    return first([
      ...properties.map((property) => {
        const inner = value[property.name];
        if (inner !== undefined) return this.oddity(checker.getTypeOfSymbol(property), inner, `${at}.${property.name}`);
        return property.flags & ts.SymbolFlags.Optional ? null : `${at}.${property.name} was not there`;
      }),
      ...Object.keys(value)
        .filter((name) => !known.has(name) && (others || this.isExact))
        .map((name) =>
          others ? this.oddity(others, value[name], `${at}.${name}`) : `${at}.${name} was there, and nobody says so`,
        ),
    ]);
  }

  private elementOf(array: TypeScript.Type): TypeScript.Type {
    return this.checker.getTypeArguments(array as TypeScript.TypeReference)[0]!;
  }

  /** The members of a union type, without null. */
  private parts(type: TypeScript.Type): TypeScript.Type[] {
    return (type.isUnion() ? type.types : [type]).filter((part) => !(part.flags & this.ts.TypeFlags.Null));
  }

  private takesNull(type: TypeScript.Type): boolean {
    const { Any, Unknown, Null } = this.ts.TypeFlags;
    return (type.isUnion() ? type.types : [type]).some((part) => part.flags & (Any | Unknown | Null));
  }
}

/** The JavaScript types to which the driver converts PostgreSQL's types (partly set in `data-source.ts`). */
const CHECKS = (ts: typeof TypeScript): [string[], Check][] => [
  [
    ['smallint', 'integer', 'bigint', 'numeric', 'real', 'double precision'],
    (_, type) => flag(type, ts.TypeFlags.NumberLike),
  ],
  [
    ['text', 'character varying', 'name', 'uuid', 'date', 'xid8', '"char"'],
    (_, type) => flag(type, ts.TypeFlags.StringLike),
  ],
  // Long JSON may be requested as bytes (`Queryable.bytes`).
  [['json'], (_, type) => flag(type, ts.TypeFlags.StringLike) || type.symbol?.name === 'Buffer'],
  [['boolean'], (_, type) => flag(type, ts.TypeFlags.BooleanLike)],
  [['timestamp with time zone', 'timestamp without time zone'], (_, type) => type.symbol?.name === 'Date'],
  [['bytea'], (_, type) => type.symbol?.name === 'Buffer'],
  // Its shape is compared with the received values instead.
  [['jsonb'], () => true],
];

const first = (found: (string | null)[]): string | null => found.find((one) => one !== null) ?? null;

const flag = (type: TypeScript.Type, flags: number): boolean => Boolean(type.flags & flags);
