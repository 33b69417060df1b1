/** JSON ready to send: text, or bytes if it is long. */
export type Json = string | Buffer;

/** The cursor of the next page, and the total number of matching rows. */
export interface PageInfo {
  total: number;
  next: string | null;
}

/** An answer whose JSON is already built. It is sent unchanged, with its headers. */
export class JsonText {
  constructor(
    /** The JSON to send. */
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
