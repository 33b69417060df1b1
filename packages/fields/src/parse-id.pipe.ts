import { Injectable, type PipeTransform } from '@nestjs/common';
import { Invalid, requestMessages as m } from '@carnet/messages';

/** The largest id a column of type `integer` can hold. */
export const MAX_ID = 2_147_483_647;

/** Parses an id in a path: a positive integer that fits its column, otherwise 400 (contract §1). */
@Injectable()
export class ParseId implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : NaN;
    if (!(id <= MAX_ID)) throw new Invalid(m.idInvalid);
    return id;
  }
}
