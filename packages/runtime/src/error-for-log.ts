/**
 * Properties of a failure that a log may hold. PostgreSQL's `detail`, `where` and TypeORM's `parameters` hold what people wrote, so they are not in
 * it.
 */
export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  table?: string;
  constraint?: string;
}

/** A value of a wrong form, which PostgreSQL quotes: `invalid input syntax for type integer: "..."`. */
const DATA_EXCEPTION = /^22/;

/** Writes an error down without anything that came with a request (quality, Safety). */
export function errorForLog(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return typeof error;
  const { code, table, constraint } = error as Partial<LoggedError>;
  const quiet = (text: string): string => (DATA_EXCEPTION.test(code ?? '') ? text.replace(/: "[^]*"/, ': "…"') : text);
  return {
    type: error.constructor.name,
    message: quiet(error.message),
    stack: error.stack && quiet(error.stack),
    code,
    table,
    constraint,
  };
}
