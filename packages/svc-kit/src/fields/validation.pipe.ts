import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type FieldError, Invalid } from '../errors/problems.js';

interface Failure extends FieldError {
  missing: boolean;
}

/** Converts and checks bodies and queries by their classes; unknown fields are dropped, failures speak as the documents do. */
export const validationPipe = () =>
  new BodyAndQueryPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    forbidUnknownValues: false,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => invalid(failuresOf(errors)),
  });

/**
 * Leaves parts of the path to their own pipes: Nest would turn `01`, `1e3` and `0x10` into numbers before `ParseId` sees them. Nest would
 * also take a body of `null` for an empty one.
 */
class BodyAndQueryPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'param') return value;
    if (metadata.type === 'body' && value === null) throw new Invalid('The body must be a JSON object');
    return super.transform(metadata.type === 'query' ? withoutBlanks(value) : value, metadata);
  }
}

/** A query parameter without a value counts as left out, whichever it is: `?limit=&status=` asks for what `?` does. */
function withoutBlanks(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  );
}

/** The whole answer's sentence: what is missing first; otherwise each failure, joined as the documents join them. */
export function invalid(failures: Failure[]): Invalid {
  const missing = failures.filter((failure) => failure.missing);
  const told = missing.length > 0 ? missing : failures;
  const msg = [...new Set(told.map((failure) => failure.msg))].join('. ');
  return new Invalid(
    msg || 'The request is not valid',
    failures.map(({ field, msg }) => ({ field, msg })),
  );
}

export function failuresOf(errors: ValidationError[], path = ''): Failure[] {
  return errors.flatMap((error) => {
    const field = path + error.property;
    const own = Object.entries(error.constraints ?? {}).map(([rule, msg]) => ({
      field,
      msg,
      missing: rule === 'isPresent',
    }));
    return [...own, ...failuresOf(error.children ?? [], `${field}.`)];
  });
}
