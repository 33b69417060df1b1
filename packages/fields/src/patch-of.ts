import { isDeepStrictEqual } from 'node:util';
import type { Type } from '@nestjs/common';
import { PartialType } from '@nestjs/swagger';

/** The body class of a PUT (contract §1): omitted fields stay unchanged; null must pass the field's own rule. */
export const PatchOf = <T>(create: Type<T>): Type<Partial<T>> => PartialType(create, { skipNullProperties: false });

/** `stored` after a PUT (contract §1): omitted fields stay unchanged, null clears. Each field's rules decide whether it may be cleared. */
export function merged<Stored extends object>(
  stored: Stored,
  changes: { [Field in keyof Stored]?: Stored[Field] | null },
): Stored {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...stored, ...Object.fromEntries(named) };
}

/** `changed` with the next version number after `stored`; null if nothing differs, so that nothing is written or published. */
export function nextVersion<T extends { version: number }>(stored: T, changed: T): T | null {
  return isDeepStrictEqual({ ...changed }, { ...stored }) ? null : { ...changed, version: stored.version + 1 };
}
