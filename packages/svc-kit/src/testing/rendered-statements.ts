import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Database } from '../database/database.js';
import { type AnsweredColumn, type RowsCall, RowTypes } from './row-types.js';
import { type SentStatement, StatementRecorder } from './sent-statements.js';
import { laidOut, wrapped } from './statement-layout.js';

/** The file of a package in which its statements lie. */
const FILE = 'statements.sql';
/** With this in the environment, the file is written instead of compared (`npm run sql`). */
const WRITE = 'WRITE_STATEMENTS';

interface Rendered {
  file: string;
  line: number;
  /** Where it is composed, what it was sent for, what it answers. */
  comments: string[];
  sql: string;
}

/** All statements of a package: as they were sent while `walk` ran, beside what its sources say of them (ADR 39). */
export class RenderedStatements {
  private constructor(
    private readonly folder: string,
    private readonly database: Database,
    private readonly types: RowTypes,
    private readonly sent: readonly SentStatement[],
    private readonly columns: ReadonlyMap<SentStatement, AnsweredColumn[]>,
  ) {}

  /**
   * @param folder of the package
   * @param walk makes it send every statement that it has, at least once
   */
  static async of(
    folder: string,
    database: Database,
    walk: (recorder: StatementRecorder) => Promise<void>,
  ): Promise<RenderedStatements> {
    const recorder = new StatementRecorder();
    try {
      await walk(recorder);
    } finally {
      recorder.close();
    }
    const { sent } = recorder;
    return new RenderedStatements(folder, database, await RowTypes.of(folder), sent, await described(database, sent));
  }

  /** What the file has to say. */
  get text(): string {
    const statements = this.rendered().map(({ comments, sql }) =>
      [...comments.flatMap((one) => wrapped(one, '-- ')), `${sql};`].join('\n'),
    );
    return `${[HEAD, ...statements].join('\n\n')}\n`;
  }

  /** What the file says. Where it is to be made anew, it is written first. */
  get committed(): string {
    const file = join(this.folder, FILE);
    if (process.env[WRITE]) writeFileSync(file, this.text);
    return readFileSync(file, 'utf8');
  }

  /** The statements of the file that PostgreSQL does not take with the schema as it is, with its words. */
  async refused(): Promise<string[]> {
    const refused: string[] = [];
    for (const statement of statementsIn(this.committed)) {
      await this.database.dataSource
        .transaction(async (tx) => {
          try {
            await tx.query(`prepare committed as ${statement}`);
            await tx.query('deallocate committed');
          } catch (error) {
            refused.push(`${(error as Error).message}: ${statement}`);
            throw error;
          }
        })
        .catch(() => undefined);
    }
    return refused;
  }

  /** The calls of `rows` in the package's sources that nothing of the walk came to. */
  neverSent(): string[] {
    const sent = new Set(this.sent.flatMap(({ places }) => places.slice(0, 1).map(key)));
    return this.types
      .callsIn(this.sources)
      .filter((call) => !sent.has(key(call)))
      .map((call) => `${call.name} (${this.inPackage(call.file)}:${call.line})`);
  }

  /** Where answers are not what a row type says, in words. */
  wrongTypes(): string[] {
    const calls = new Map(this.types.callsIn('').map((call) => [key(call), call]));
    const faults = this.sent.flatMap((sent) => {
      const call = calls.get(key(sent.places[0]!));
      if (!call) return [];
      return this.types.faults(call, this.columns.get(sent)!, sent.rows).map((fault) => `${call.name}: ${fault}`);
    });
    return [...new Set(faults)].sort();
  }

  private get sources(): string {
    return join(this.folder, 'src') + sep;
  }

  private inPackage(file: string): string {
    return relative(this.folder, file);
  }

  /** Each text once, for each place in the package that sends it, in the order of the sources. */
  private rendered(): Rendered[] {
    const calls = new Map(this.types.callsIn('').map((call) => [key(call), call]));
    const found = new Map<string, Rendered>();
    for (const sent of this.sent) {
      const place = sent.places.find(({ file }) => file.startsWith(this.sources));
      const call = sent.places[0] && calls.get(key(sent.places[0]));
      if (!place || !call) continue;
      const id = `${place.file}\n${sent.text}`;
      if (!found.has(id))
        found.set(id, { ...place, comments: this.comments(sent, call, place.file), sql: laidOut(sent.text) });
    }
    return [...found.values()].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
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

const key = ({ file, line }: { file: string; line: number }): string => `${file}:${line}`;

const statementsIn = (text: string): string[] =>
  text
    .split(/;\n(?:\n|$)/)
    .map((part) => part.replace(/^--.*\n?/gm, '').trim())
    .filter((part) => part !== '');

async function described(
  { dataSource }: Database,
  sent: readonly SentStatement[],
): Promise<Map<SentStatement, AnsweredColumn[]>> {
  const types = await dataSource.query<{ oid: number; name: string }[]>(
    'select oid::int as oid, format_type(oid, null) as name from pg_type',
  );
  const columns = await dataSource.query<{ table: number; column: number; mayBeNull: boolean }[]>(
    `select attrelid::int as table, attnum::int as column, not attnotnull as "mayBeNull" from pg_attribute`,
  );
  const typeNames = new Map(types.map(({ oid, name }) => [oid, name]));
  const nullable = new Map(columns.map(({ table, column, mayBeNull }) => [`${table}.${column}`, mayBeNull]));
  return new Map(
    sent.map((one) => [
      one,
      one.columns.map(({ name, dataTypeID, tableID, columnID }) => ({
        name,
        type: typeNames.get(dataTypeID) ?? String(dataTypeID),
        mayBeNull: nullable.get(`${tableID}.${columnID}`) ?? null,
      })),
    ]),
  );
}
