import { isDeepStrictEqual } from 'node:util';
import type { Type } from '@nestjs/common';
import { PartialType } from '@nestjs/swagger';

/** The class of a PUT (contract §1): what is left out stays; null still has to pass the field's own rule. */
export const PatchOf = <T>(create: Type<T>): Type<Partial<T>> => PartialType(create, { skipNullProperties: false });

/** `stored` after a PUT (contract §1): what `changes` leaves out stays, null clears. Which fields may be cleared, their own rules say. */
export function merged<Stored extends object>(
  stored: Stored,
  changes: { [Field in keyof Stored]?: Stored[Field] | null },
): Stored {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...stored, ...Object.fromEntries(named) };
}

/** `changed` as the next version of `stored`; null where nothing differs, so that nothing is written and nothing is published. */
export function nextVersion<T extends { version: number }>(stored: T, changed: T): T | null {
  return isDeepStrictEqual({ ...changed }, { ...stored }) ? null : { ...changed, version: stored.version + 1 };
}
