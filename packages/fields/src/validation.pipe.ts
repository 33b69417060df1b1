import { type ArgumentMetadata, type Type, ValidationPipe } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, type ValidatorOptions, validateSync } from 'class-validator';
import { type FieldError, fieldError, Invalid, requestMessages as request, sentencesOf } from '@carnet/messages';
import { isKnownToPass } from './compiled-rules.js';
import { saidBy } from './saying.js';

interface Failure extends FieldError {
  missing: boolean;
}

const OPTIONS = { whitelist: true, stopAtFirstError: true, forbidUnknownValues: false } as const;

/** Converts and validates bodies and queries by their classes. Unknown fields are dropped; errors use the messages of the specification. */
export const validationPipe = () =>
  new BodyAndQueryPipe({
    ...OPTIONS,
    transform: true,
    // Some messages need both (`Checked`). Neither is part of the answer.
    validationError: { target: true, value: true },
    exceptionFactory: (errors) => invalid(failuresOf(errors)),
  });

/**
 * The same for an object that is not a whole request, such as an entry of a file.
 * @throws Invalid (400)
 */
export function checkedAs<Shape extends object>(type: Type<Shape>, plain: object): Shape {
  const instance = plainToInstance(type, plain);
  const errors = isKnownToPass(instance) ? [] : validateSync(instance, OPTIONS);
  if (errors.length > 0) throw invalid(failuresOf(errors));
  return instance;
}

/**
 * Leaves path parameters to their own pipes: Nest would convert `01`, `1e3` and `0x10` to numbers before `ParseId` sees them. Nest would also accept a body of
 * `null` as an empty one.
 */
class BodyAndQueryPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'param') return value;
    if (metadata.type === 'body' && value === null) throw new Invalid(request.notAnObject);
    return super.transform(metadata.type === 'query' ? withoutBlanks(value) : value, metadata);
  }

  /** Most requests are valid, so the fast check runs first. */
  protected override validate(
    object: object,
    options?: ValidatorOptions,
  ): Promise<ValidationError[]> | ValidationError[] {
    return isKnownToPass(object) ? [] : super.validate(object, options);
  }
}

/** An empty query parameter counts as left out: `?limit=&status=` is the same as `?`. */
function withoutBlanks(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  );
}

/** The message of the whole answer: missing fields first; otherwise every failure, joined as the specification joins them. */
export function invalid(failures: Failure[]): Invalid {
  const missing = failures.filter((failure) => failure.missing);
  const told = missing.length > 0 ? missing : failures;
  return new Invalid(
    sentencesOf(told.map(({ said }) => said)),
    failures.map(({ field, said }) => fieldError(field, said)),
  );
}

export function failuresOf(errors: ValidationError[], path = ''): Failure[] {
  return errors.flatMap((error) => {
    const field = path + error.property;
    const own = Object.keys(error.constraints ?? {}).map((rule) => ({
      ...fieldError(field, saidBy(error, rule)),
      missing: rule === 'isPresent',
    }));
    return [...own, ...failuresOf(error.children ?? [], `${field}.`)];
  });
}
