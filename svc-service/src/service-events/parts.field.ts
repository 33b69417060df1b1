import { IdField, IntField, ListField } from '@carnet/svc-kit';
import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';

export const MAX_QUANTITY = 10_000;
const MAX_PARTS = 200;

/** A part that an event uses. */
export class UsedPartInput {
  @IdField({ required: 'Each part needs an id' })
  id: number;

  @IntField({ min: 1, max: MAX_QUANTITY, description: 'How many of it were used; 1 where nothing is said' })
  quantity?: number | null;
}

/** The parts of an event, each at most once (spec §3). */
export const PartsField = (): PropertyDecorator =>
  applyDecorators(
    ListField(() => UsedPartInput, { max: MAX_PARTS, description: 'Parts of the same vehicle, each at most once' }),
    ValidateBy(
      { name: 'eachOnce', validator: { validate: hasEachOnce } },
      { message: 'A part can be added to an event only once' },
    ),
  );

/** A value that is not a list is refused by the rule for lists. */
function hasEachOnce(parts: unknown): boolean {
  if (!Array.isArray(parts)) return true;
  const ids = parts.map((part: UsedPartInput | null) => part?.id).filter((id) => id !== undefined && id !== null);
  return new Set(ids).size === ids.length;
}
