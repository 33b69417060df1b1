import pg from 'pg';

/** Ways in which a column's text becomes JSON. */
enum Form {
  /** As it is: JSON, and numbers that are finite by their type. */
  Raw,
  /** `NaN` and the infinities, which are no numbers in JSON, become texts. */
  Number,
  Boolean,
  /** A text without anything to escape. */
  Quoted,
  /** `2026-05-09 12:00:00.5+00`, since every session is in UTC, becomes `2026-05-09T12:00:00.5+00:00`. */
  Moment,
  Text,
}

/** By the type of a column. Whatever has another is cast to one of these, or made to JSON, where it is selected. */
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
  // As `json_agg` puts them, so that a list reads the same whoever has made it.
  ...{ none: Buffer.from('[]'), begin: Buffer.from('['), next: Buffer.from(', \n '), end: Buffer.from(']') },
};

/** Bytes that are made room for at first, and at most at once: each time twice as many. */
const [FIRST_PIECE, LARGEST_PIECE] = [8 * 1024, 128 * 1024];
/** The number of bytes that an escaped byte becomes: nearly always (`\n`) and at most (`\u0001`). */
const [USUAL_ESCAPE, LONGEST_ESCAPE] = [2, 6];
/** Fewer bytes than this are copied sooner one by one than by a call. */
const SHORT = 24;
/** Stands for a row that had no room. */
const NO_ROOM = -1;
/** The most bytes around a value, beside its name: quotes, and the additional letters of a moment. */
const AROUND = 8;

/**
 * The rows of a list as the JSON of an array, made of PostgreSQL's messages as they come: no value ever is one of JavaScript's (ADR 106).
 * What it makes is what `json_agg` would, to the letter.
 */
export class JsonRows {
  /** The number of rows that came. */
  count = 0;
  /** Values of the leading columns; they are no part of the rows, and the same in all but for the last. */
  about: (string | null)[] = [];
  private names: Buffer[] = [];
  private forms: Form[] = [];
  /** Bytes that a row takes beside its values. */
  private frame = 0;
  private readonly pieces: Buffer[] = [];
  private piece: Buffer = Buffer.allocUnsafeSlow(0);
  private length = 0;
  private joined: Buffer | null = null;

  /** @param leading how many columns stand before those of the rows. Where the last of them is null, there is no row. */
  constructor(private readonly leading = 0) {}

  /** @throws Error where a column is of a type that it cannot make JSON of */
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

  /** @param at where the values of a row begin in `from`, up to `end`: each is its length, four bytes, and its text; the length of null is -1 */
  take(from: Buffer, at: number, end: number): void {
    const first = this.takeLeading(from, at);
    if (first < 0) return;
    const written = this.writeRow(from, first, end, USUAL_ESCAPE);
    this.length = written === NO_ROOM ? this.writeRow(from, first, end, LONGEST_ESCAPE) : written;
    this.count += 1;
  }

  /** All of it, once all rows have come. */
  toJson(): Buffer {
    return this.count === 0 ? words.none : (this.joined ??= this.join());
  }

  /** The pieces are given back at once: left to be collected, they took as much memory again in a crowd. */
  private join(): Buffer {
    const pieces = [...this.pieces, this.piece.subarray(0, this.length)];
    const json = Buffer.concat([...pieces, words.end]);
    for (const { buffer } of pieces) (buffer as ArrayBuffer).transfer(0);
    return json;
  }

  /** Returns the place at which the row's own columns begin; below 0 if there is no row. */
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
   * @param escape how many bytes there is room for where one is escaped
   * @returns where the row ends, or `NO_ROOM`
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
