import pg from 'pg';

/** Ways in which a column's text becomes JSON. */
enum Form {
  /** Unchanged: JSON, and numbers of types that are always finite. */
  Raw,
  /** `NaN` and the infinities, which JSON does not know, become strings. */
  Number,
  Boolean,
  /** Text that never needs escaping. */
  Quoted,
  /** `2026-05-09 12:00:00.5+00`, since every session is in UTC, becomes `2026-05-09T12:00:00.5+00:00`. */
  Moment,
  Text,
}

/** By column type. A column of any other type must be cast to one of these, or converted to JSON, in the select. */
const FORMS: Partial<Record<keyof typeof pg.types.builtins, Form>> = {
  ...{ INT2: Form.Raw, INT4: Form.Raw, INT8: Form.Raw, JSON: Form.Raw, JSONB: Form.Raw },
  ...{ NUMERIC: Form.Number, FLOAT4: Form.Number, FLOAT8: Form.Number },
  ...{ TEXT: Form.Text, VARCHAR: Form.Text, BPCHAR: Form.Text },
  ...{ DATE: Form.Quoted, TIME: Form.Quoted, UUID: Form.Quoted },
  ...{ BOOL: Form.Boolean, TIMESTAMPTZ: Form.Moment },
};
const formOfType = new Map(
  Object.entries(FORMS).map(([type, form]) => [Number(pg.types.builtins[type as keyof typeof FORMS]), form]),
);

const code = (letter: string): number => letter.charCodeAt(0);
const QUOTE = code('"');
const BACKSLASH = code('\\');
const MINUS = code('-');
const SPACE = code(' ');
const COLON = code(':');
const END = code('}');
const ZERO = code('0');
const NINE = code('9');
const T = code('T');
const TRUE = code('t');
const words = {
  ...{ null: Buffer.from('null'), true: Buffer.from('true'), false: Buffer.from('false') },
  // The same separators as `json_agg`, so that a list looks the same from both.
  ...{ none: Buffer.from('[]'), begin: Buffer.from('['), next: Buffer.from(', \n '), end: Buffer.from(']') },
};

/** The initial and the largest size of a buffer, in bytes. Each buffer is twice as large as the one before. */
const [FIRST_PIECE, LARGEST_PIECE] = [8 * 1024, 128 * 1024];
/** The length of an escaped byte: nearly always (`\n`), and at most (`\u0001`). */
const [USUAL_ESCAPE, LONGEST_ESCAPE] = [2, 6];
/** Below this number of bytes, a loop copies faster than a call of `copy`. */
const SHORT = 24;
/** Returned for a row that did not fit. */
const NO_ROOM = -1;
/** Maximum bytes around a value, apart from its name: quotes, and the additional characters of a timestamp. */
const AROUND = 8;

/**
 * Converts the rows of a list to a JSON array directly from PostgreSQL's messages, without creating JavaScript values (ADR 106). The result is byte for byte
 * that of `json_agg`.
 */
export class JsonRows {
  /** The number of received rows. */
  count = 0;
  /** The values of the leading columns in the first row. They are not part of the JSON, and equal in all rows except for the last one. */
  about: (string | null)[] = [];
  private names: Buffer[] = [];
  private forms: Form[] = [];
  /** Maximum bytes of a row apart from its values. */
  private frame = 0;
  private readonly pieces: Buffer[] = [];
  private piece: Buffer = Buffer.allocUnsafeSlow(0);
  private length = 0;
  private joined: Buffer | null = null;

  /** @param leading number of columns before those of the rows. If the last of them is null, there is no row. */
  constructor(private readonly leading = 0) {}

  /** @throws Error if a column has an unsupported type */
  describe(fields: readonly Pick<pg.FieldDef, 'name' | 'dataTypeID'>[]): void {
    const columns = fields.slice(this.leading);
    this.names = columns.map(({ name }, nth) => Buffer.from(`${nth === 0 ? '{' : ','}${JSON.stringify(name)}:`));
    this.frame = this.names.reduce((sum, name) => sum + name.length + AROUND, words.next.length + 1);
    this.forms = columns.map(({ name, dataTypeID }) => {
      const form = formOfType.get(dataTypeID);
      if (form === undefined)
        throw new Error(`The column ${name} is of the type ${dataTypeID}: cast it, or make JSON of it`);
      return form;
    });
  }

  /** @param at start of the row's values in `from`; `end` is their end. Each value is a length of four bytes and its text; the length of null is -1 */
  take(from: Buffer, at: number, end: number): void {
    const first = this.takeLeading(from, at);
    if (first < 0) return;
    const written = this.writeRow(from, first, end, USUAL_ESCAPE);
    this.length = written === NO_ROOM ? this.writeRow(from, first, end, LONGEST_ESCAPE) : written;
    this.count += 1;
  }

  /** The whole array, after all rows have arrived. */
  toJson(): Buffer {
    return this.count === 0 ? words.none : (this.joined ??= this.join());
  }

  /** Frees the buffers at once. Left to the garbage collector, they doubled the memory under load. */
  private join(): Buffer {
    const pieces = [...this.pieces, this.piece.subarray(0, this.length)];
    const json = Buffer.concat([...pieces, words.end]);
    for (const { buffer } of pieces) (buffer as ArrayBuffer).transfer(0);
    return json;
  }

  /** Returns the position of the row's own columns; negative if there is no row. */
  private takeLeading(from: Buffer, at: number): number {
    let next = at;
    for (let nth = 0; nth < this.leading; nth += 1) {
      const length = from.readInt32BE(next);
      next += 4;
      if (this.about.length === nth) this.about.push(length < 0 ? null : from.toString('utf8', next, next + length));
      if (length < 0 && nth === this.leading - 1) return -1;
      next += Math.max(length, 0);
    }
    return next;
  }

  private makeRoom(bytes: number): void {
    if (bytes <= this.piece.length - this.length) return;
    this.pieces.push(this.piece.subarray(0, this.length));
    const size = Math.min(Math.max(FIRST_PIECE, 2 * this.piece.length), LARGEST_PIECE);
    this.piece = Buffer.allocUnsafeSlow(Math.max(size, bytes));
    this.length = 0;
  }

  /**
   * @param escape reserved bytes for each byte that needs escaping
   * @returns the end of the row, or `NO_ROOM`
   */
  private writeRow(from: Buffer, at: number, end: number, escape: number): number {
    this.makeRoom(this.frame + escape * (end - at));
    const { piece, names, forms } = this;
    let [next, to] = [at, this.length];
    const before = this.count === 0 ? words.begin : words.next;
    to = copied(before, 0, before.length, piece, to);
    for (let nth = 0; nth < forms.length; nth += 1) {
      const name = names[nth]!;
      piece.set(name, to);
      to += name.length;
      const length = (from[next]! << 24) | (from[next + 1]! << 16) | (from[next + 2]! << 8) | from[next + 3]!;
      next += 4;
      const form = forms[nth]!;
      if (length < 0) to = copied(words.null, 0, words.null.length, piece, to);
      else if (form === Form.Text) to = text(from, next, (next += length), piece, to, escape);
      else to = written(form, from, next, (next += length), piece, to);
      if (to === NO_ROOM) return NO_ROOM;
    }
    piece[to++] = END;
    return to;
  }
}

function written(
  form: Exclude<Form, Form.Text>,
  from: Buffer,
  at: number,
  end: number,
  into: Buffer,
  to: number,
): number {
  switch (form) {
    case Form.Raw:
      return copied(from, at, end, into, to);
    case Form.Number: {
      const first = from[from[at] === MINUS ? at + 1 : at]!;
      return first >= ZERO && first <= NINE ? copied(from, at, end, into, to) : quoted(from, at, end, into, to);
    }
    case Form.Boolean: {
      const word = from[at] === TRUE ? words.true : words.false;
      return copied(word, 0, word.length, into, to);
    }
    case Form.Quoted:
      return quoted(from, at, end, into, to);
    case Form.Moment:
      return moment(from, at, end, into, to);
  }
}

function copied(from: Buffer, at: number, end: number, into: Buffer, to: number): number {
  if (end - at > SHORT) return to + from.copy(into, to, at, end);
  let place = to;
  for (let each = at; each < end; each += 1) into[place++] = from[each]!;
  return place;
}

function quoted(from: Buffer, at: number, end: number, into: Buffer, to: number): number {
  into[to] = QUOTE;
  const place = copied(from, at, end, into, to + 1);
  into[place] = QUOTE;
  return place + 1;
}

function moment(from: Buffer, at: number, end: number, into: Buffer, to: number): number {
  let place = quoted(from, at, end, into, to);
  const between = into.indexOf(SPACE, to);
  if (between < 0 || between >= place) return place; // an infinity
  into[between] = T;
  into[place - 1] = COLON;
  into[place++] = ZERO;
  into[place++] = ZERO;
  into[place++] = QUOTE;
  return place;
}

function text(from: Buffer, at: number, end: number, into: Buffer, to: number, escape: number): number {
  for (let each = at; each < end; each += 1) {
    const byte = from[each]!;
    if (byte < SPACE || byte === QUOTE || byte === BACKSLASH) return escaped(from, at, end, into, to, escape);
  }
  return quoted(from, at, end, into, to);
}

function escaped(from: Buffer, at: number, end: number, into: Buffer, to: number, escape: number): number {
  const json = Buffer.from(JSON.stringify(from.toString('utf8', at, end)));
  if (json.length > 2 + escape * (end - at)) return NO_ROOM;
  return to + json.copy(into, to);
}
