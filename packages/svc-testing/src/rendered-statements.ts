import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import pg, { type ClientBase, type Connection, type FieldDef, type Submittable } from 'pg';
import type { Database } from '@carnet/pg';
import { type AnsweredColumn, type RowsCall, RowTypes } from './row-types.js';
import { type AskedAnswer, type SentStatement, StatementRecorder } from './sent-statements.js';
import { laidOut, wrapped } from './statement-layout.js';

/** The file with the statements of a package. */
const FILE = 'statements.sql';
/** With this environment variable, the file is written instead of compared (`npm run sql`). */
const WRITE = 'WRITE_STATEMENTS';

interface Rendered {
  file: string;
  line: number;
  /** Sort key: the index of the request that caused it. Statements of one request may be sent in any order. Statements without a request come last. */
  step: number;
  /** The code that composes it, the requests that sent it, and its result. */
  comments: string[];
  sql: string;
}

/** All statements of a package: as sent while `walk` ran, with the types in its sources (ADR 39). */
export class RenderedStatements {
  private constructor(
    private readonly folder: string,
    private readonly sources: readonly string[],
    private readonly database: Database,
    private readonly types: RowTypes,
    private readonly sent: readonly SentStatement[],
    private readonly answers: readonly AskedAnswer[],
    private readonly columns: ReadonlyMap<SentStatement, AnsweredColumn[]>,
  ) {}

  /**
   * @param folder folder of the package
   * @param walk sends every statement of the package at least once
   * @param sources the folders whose statements the package renders
   */
  static async of(
    folder: string,
    database: Database,
    walk: (recorder: StatementRecorder) => Promise<void>,
    sources = [join(folder, 'src')],
  ): Promise<RenderedStatements> {
    const recorder = new StatementRecorder();
    try {
      await walk(recorder);
    } finally {
      recorder.close();
    }
    const { sent, answers } = recorder;
    const contract = contractOf(folder);
    const types = await RowTypes.of(folder, existsSync(contract) ? contract : null, sources);
    const folders = sources.map((one) => one + sep);
    return new RenderedStatements(folder, folders, database, types, sent, answers, await described(database, sent));
  }

  /** The expected text of the file. */
  get text(): string {
    const statements = this.rendered().map(({ comments, sql }) =>
      [...comments.flatMap((one) => wrapped(one, '-- ')), `${sql};`].join('\n'),
    );
    return `${[HEAD, ...statements].join('\n\n')}\n`;
  }

  /** The committed text of the file. In write mode, the file is written first. */
  get committed(): string {
    const file = join(this.folder, FILE);
    if (process.env[WRITE]) writeFileSync(file, this.text);
    return readFileSync(file, 'utf8');
  }

  /** The statements of the file that PostgreSQL refuses with the current schema, with its messages. */
  async refused(): Promise<string[]> {
    const refused: string[] = [];
    const { url } = this.database.dataSource.options as { url: string };
    // The pool's clients are in pipeline mode, and accept no query objects like `parsed` uses.
    const client = new pg.Client(url);
    await client.connect();
    try {
      for (const statement of statementsIn(this.committed))
        await parsed(client, statement).catch(({ message }: Error) => refused.push(`${message}: ${statement}`));
    } finally {
      await client.end();
    }
    return refused;
  }

  /** The calls of `rows` in the package's sources that the walk never reached. */
  neverSent(): string[] {
    const sent = new Set(this.sent.flatMap(({ places }) => places.slice(0, 1).map(key)));
    return this.types
      .callsIn('')
      .filter((call) => this.isOwn(call) && !sent.has(key(call)))
      .map((call) => `${call.name} (${this.inPackage(call.file)}:${call.line})`);
  }

  /** Descriptions of results that do not match their row type. */
  wrongTypes(): string[] {
    const calls = new Map(this.types.callsIn('').map((call) => [key(call), call]));
    const faults = this.sent.flatMap((sent) => {
      const call = calls.get(key(sent.places[0]!));
      if (!call) return [];
      return this.types.faults(call, this.columns.get(sent)!, sent.rows).map((fault) => `${call.name}: ${fault}`);
    });
    return [...new Set(faults)].sort();
  }

  /** Descriptions of JSON answers in the walk that do not match the contract. */
  wrongAnswers(): string[] {
    const faults = this.answers.map(({ method, path, status, body }) =>
      this.types.answerFault(method, path, status, body),
    );
    return [...new Set(faults.filter((fault) => fault !== null))].sort();
  }

  private isInSources(file: string): boolean {
    return this.sources.some((folder) => file.startsWith(folder));
  }

  /** Tells whether a statement belongs to the package alone. Composed statements are rendered with the services that compose them. */
  private isOwn({ file }: RowsCall): boolean {
    return this.isInSources(file) && !COMPOSERS.test(file);
  }

  private isComposed({ file }: RowsCall): boolean {
    return COMPOSERS.test(file) && !this.isInSources(file);
  }

  private inPackage(file: string): string {
    return relative(this.folder, file);
  }

  /** Lists each text once for each file that sends it, in the order of the sources. */
  private rendered(): Rendered[] {
    const calls = new Map(this.types.callsIn('').map((call) => [key(call), call]));
    const steps = [...new Set(this.sent.map(({ during }) => during))];
    const found = new Map<string, Rendered>();
    // Background statements may be sent before or during the walk, so statements with a request come first: the request explains them.
    for (const sent of this.sent.toSorted((a, b) => Number(a.during === null) - Number(b.during === null))) {
      const call = sent.places[0] && calls.get(key(sent.places[0]));
      if (!call || !(this.isOwn(call) || this.isComposed(call))) continue;
      const place = sent.places.find(({ file }) => this.isInSources(file)) ?? call;
      const id = `${place.file}\n${sent.text}`;
      if (!found.has(id))
        found.set(id, {
          ...place,
          step: sent.during === null ? Infinity : steps.indexOf(sent.during),
          comments: this.comments(sent, call, place.file),
          sql: laidOut(sent.text),
        });
    }
    return [...found.values()].sort(
      (a, b) => compared(a.file, b.file) || a.line - b.line || a.step - b.step || compared(a.sql, b.sql),
    );
  }

  private comments(sent: SentStatement, call: RowsCall, file: string): string[] {
    const columns = this.columns.get(sent)!;
    const isOwn = call.file === file;
    return [
      `${this.inPackage(file)}${isOwn ? '' : ' by'} ${call.name}`,
      ...(sent.during ? [sent.during] : []),
      ...(call.type && columns.length > 0
        ? [`answers ${columns.map(({ name, type }) => `${name} ${type}`).join(', ')}`]
        : []),
    ];
  }
}

const HEAD = `-- Every statement of this package as PostgreSQL gets it, made by \`npm run sql\` and compared by a test. Where it is composed, an
-- example of what it is sent for, and what it answers. Lists have a form for each filter and order; here is one of each.`;

const compared = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** The types that `npm run contracts` generates from a service's OpenAPI document. */
const contractOf = (folder: string): string =>
  join(folder, '../packages/contracts/src', `${basename(folder).replace(/^svc-/, '')}.generated.ts`);

/**
 * Files in packages that compose statements from parts given by their caller. All other statements of packages are the same in every service, and are rendered
 * with nest-kit.
 */
const COMPOSERS =
  /[\\/](entity-query|cost-totals|define-copy|references|common-handlers|leases|mails\.repository|jobs[\\/]src[\\/]job-table)\.ts$/;

const key = ({ file, line }: { file: string; line: number }): string => `${file}:${line}`;

const statementsIn = (text: string): string[] =>
  text
    .split(/;\n(?:\n|$)/)
    .map((part) => part.replace(/^--.*\n?/gm, '').trim())
    .filter((part) => part !== '');

/** Lets PostgreSQL parse a statement without running it. SQL's `prepare` does not accept `lock table`. */
function parsed(client: ClientBase, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query({
      submit(connection: Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.sync();
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(),
    } as Submittable);
  });
}

async function described(
  { dataSource }: Database,
  sent: readonly SentStatement[],
): Promise<Map<SentStatement, AnsweredColumn[]>> {
  const types = await dataSource.query<{ oid: number; name: string }[]>(
    'select oid::int as oid, format_type(oid, null) as name from pg_type',
  );
  const columns = await dataSource.query<{ table: number; column: number; name: string; mayBeNull: boolean }[]>(
    `select attrelid::int as table, attnum::int as column, attname as name, not attnotnull as "mayBeNull"
     from pg_attribute join pg_class on oid = attrelid where relkind <> 'v'`,
  );
  const typeNames = new Map(types.map(({ oid, name }) => [oid, name]));
  const stored = new Map(columns.map((one) => [`${one.table}.${one.column}`, one]));
  const mayBeNull = (text: string, { tableID, columnID }: FieldDef) => {
    const column = stored.get(`${tableID}.${columnID}`);
    return column ? column.mayBeNull && !text.includes(`${column.name} is not null`) : null;
  };
  return new Map(
    sent.map((one) => [
      one,
      one.columns.map((column) => ({
        name: column.name,
        type: typeNames.get(column.dataTypeID) ?? String(column.dataTypeID),
        mayBeNull: mayBeNull(one.text, column),
      })),
    ]),
  );
}
