import pg from 'pg';

/** Makes a value's JSON of the text that PostgreSQL sends for it. */
type Writer = (out: Output, from: Buffer, at: number, end: number) => void;

const { builtins } = pg.types;
const [QUOTE, BACKSLASH, COMMA, MINUS, SPACE] = Buffer.from('"\\,- ');
const [LETTER_T, LETTER_TRUE, ZERO, NINE] = Buffer.from('Tt09');
const [NULL, TRUE, FALSE, HOUR_OF_UTC] = ['null', 'true', 'false', ':00'].map((text) => Buffer.from(text)) as Buffer[];

/** By the type of a column. Whatever has another is cast to one of these, or made to JSON, where it is selected. */
const WRITERS: ReadonlyMap<number, Writer> = new Map([
  ...of(['INT2', 'INT4', 'INT8', 'FLOAT4', 'FLOAT8', 'NUMERIC'], number),
  ...of(['JSON', 'JSONB'], asItIs),
  ...of(['TEXT', 'VARCHAR', 'BPCHAR', 'UUID'], text),
  ...of(['DATE', 'TIME'], quoted),
  ...of(['TIMESTAMPTZ'], moment),
  ...of(['BOOL'], (out, from, at) => out.add(from[at] === LETTER_TRUE ? TRUE! : FALSE!)),
]);

/**
 * The rows of a list as the JSON of an array, made of PostgreSQL's messages as they come: no value ever is one of JavaScript's (ADR 106).
 * What it makes is what `json_agg` would.
 */
export class JsonRows {
  /** How many rows came. */
  count = 0;
  /** What stood in the leading columns; they are no part of the rows, and the same in all. */
  about: (string | null)[] = [];
  private names: Buffer[] = [];
  private writers: Writer[] = [];
  private readonly out = new Output();

  /** @param leading how many columns stand before those of the rows. Where the last of them is null, there is no row. */
  constructor(private readonly leading = 0) {}

  /** @throws Error where a column is of a type that it cannot make JSON of */
  describe(fields: readonly Pick<pg.FieldDef, 'name' | 'dataTypeID'>[]): void {
    const columns = fields.slice(this.leading);
    this.names = columns.map(({ name }, nth) => Buffer.from(`${nth === 0 ? '{' : ','}${JSON.stringify(name)}:`));
    this.writers = columns.map(({ name, dataTypeID }) => {
      const writer = WRITERS.get(dataTypeID);
      if (!writer) throw new Error(`The column ${name} is of the type ${dataTypeID}: cast it, or make JSON of it`);
      return writer;
    });
  }

  /** @param at where a `DataRow` message of PostgreSQL begins in `from`, behind its length */
  take(from: Buffer, at: number): void {
    let next = at + 2;
    for (let nth = 0; nth < this.leading; nth += 1) {
      const length = from.readInt32BE(next);
      next += 4;
      if (this.about.length === nth) this.about.push(length < 0 ? null : from.toString('utf8', next, next + length));
      if (length < 0 && nth === this.leading - 1) return;
      next += Math.max(length, 0);
    }
    this.out.byte(this.count === 0 ? OPEN : COMMA!);
    this.count += 1;
    for (let nth = 0; nth < this.writers.length; nth += 1) {
      const length = from.readInt32BE(next);
      next += 4;
      this.out.add(this.names[nth]!);
      if (length < 0) this.out.add(NULL!);
      else this.writers[nth]!(this.out, from, next, (next += length));
    }
    this.out.byte(END);
  }

  get json(): Buffer {
    return this.count === 0 ? NONE : this.out.closed();
  }
}

const [OPEN, END, CLOSE] = Buffer.from('[}]') as unknown as [number, number, number];
const NONE = Buffer.from('[]');

/** Text that grows. */
class Output {
  private bytes = Buffer.allocUnsafe(4_096);
  private length = 0;

  byte(one: number): void {
    if (this.length === this.bytes.length) this.grow(1);
    this.bytes[this.length++] = one;
  }

  add(from: Buffer, at = 0, end = from.length): void {
    if (end - at > this.bytes.length - this.length) this.grow(end - at);
    const { bytes } = this;
    let to = this.length;
    // Most of what is added is a few letters, for which a call of `copy` takes longer.
    if (end - at > SHORT) from.copy(bytes, to, at, end);
    else for (let each = at; each < end; each += 1) bytes[to++] = from[each]!;
    this.length += end - at;
  }

  closed(): Buffer {
    this.byte(CLOSE);
    return this.bytes.subarray(0, this.length);
  }

  private grow(by: number): void {
    const larger = Buffer.allocUnsafeSlow(2 * (this.bytes.length + by));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}

const SHORT = 48;

function of(types: (keyof typeof builtins)[], writer: Writer): [number, Writer][] {
  return types.map((type) => [Number(builtins[type]), writer]);
}

function asItIs(out: Output, from: Buffer, at: number, end: number): void {
  out.add(from, at, end);
}

function quoted(out: Output, from: Buffer, at: number, end: number): void {
  out.byte(QUOTE!);
  out.add(from, at, end);
  out.byte(QUOTE!);
}

/** What is no number in JSON, `NaN` and the infinities, is a text. */
function number(out: Output, from: Buffer, at: number, end: number): void {
  const first = from[from[at] === MINUS ? at + 1 : at]!;
  if (first >= ZERO! && first <= NINE!) out.add(from, at, end);
  else quoted(out, from, at, end);
}

function text(out: Output, from: Buffer, at: number, end: number): void {
  for (let each = at; each < end; each += 1) {
    const byte = from[each]!;
    if (byte < SPACE! || byte === QUOTE || byte === BACKSLASH)
      return out.add(Buffer.from(JSON.stringify(from.toString('utf8', at, end))));
  }
  quoted(out, from, at, end);
}

/** `2026-05-09 12:00:00.5+00`, since every session is in UTC, as `2026-05-09T12:00:00.5+00:00`. */
function moment(out: Output, from: Buffer, at: number, end: number): void {
  const space = from.indexOf(SPACE!, at);
  if (space < 0 || space >= end) return quoted(out, from, at, end);
  out.byte(QUOTE!);
  out.add(from, at, space);
  out.byte(LETTER_T!);
  out.add(from, space + 1, end);
  out.add(HOUR_OF_UTC!);
  out.byte(QUOTE!);
}
