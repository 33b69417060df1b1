import type { Type } from '@nestjs/common';
import { PartialType } from '@nestjs/swagger';

/** The class of a PUT (contract §1): what is left out stays; null still has to pass the field's own rule. */
export const PatchOf = <T>(create: Type<T>): Type<Partial<T>> => PartialType(create, { skipNullProperties: false });
