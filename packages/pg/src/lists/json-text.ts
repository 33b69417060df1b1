/** JSON as it goes out: text, or its bytes where it is long. */
export type Json = string | Buffer;

/** The beginning of the next page, and the number of rows that match in all. */
export interface PageInfo {
  total: number;
  next: string | null;
}

/** An answer whose JSON is made already: it goes out as it is, with the headers that belong to it. */
export class JsonText {
  constructor(
    /** The JSON that is sent. */
    readonly json: Json,
    readonly about: { version?: number; page?: PageInfo; replayed?: boolean } = {},
  ) {}

  get text(): string {
    return this.json.toString();
  }

  parse<T>(): T {
    return JSON.parse(this.text) as T;
  }
}
