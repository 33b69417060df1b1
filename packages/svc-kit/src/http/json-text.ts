/** Where the next page begins, and how many rows match in all. */
export interface PageInfo {
  total: number;
  next: string | null;
}

/** An answer whose JSON PostgreSQL made: it goes out as it is, with the headers that belong to it. */
export class JsonText {
  constructor(
    readonly text: string,
    readonly about: { version?: number; page?: PageInfo; replayed?: boolean } = {},
  ) {}

  parse<T>(): T {
    return JSON.parse(this.text) as T;
  }
}
