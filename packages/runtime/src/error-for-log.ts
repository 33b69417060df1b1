/**
 * Properties of an error that are safe for a log. PostgreSQL's `detail` and `where`, and TypeORM's `parameters`, contain what people wrote, so they are left
 * out.
 */
export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  table?: string;
  constraint?: string;
}

/** An invalid value, which PostgreSQL quotes in its message: `invalid input syntax for type integer: "..."`. */
const DATA_EXCEPTION = /^22/;

/** Describes an error for a log, without any content of the request (quality, Safety). */
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
