import { IntField, TextField } from '@carnet/svc-kit';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { EARLIEST_YEAR, latestYear, normaliseVin, VIN_LENGTH } from './vehicle.rules.js';

/** What PostgreSQL's dates and the calendar bear; `latestYear` is the real bound, and moves with the years. */
const NO_YEAR_BEYOND = 2200;

/** A model year from 1900 to next year (spec §5). */
export function YearField({ required }: { required: string }): PropertyDecorator {
  const message = `Year must be a whole number from ${EARLIEST_YEAR} to next year`;
  const notBeyond = (value: unknown): boolean => typeof value !== 'number' || value <= latestYear();
  return applyDecorators(
    ValidateBy({ name: 'isModelYear', validator: { validate: notBeyond } }, { message }),
    IntField({ required, min: EARLIEST_YEAR, max: NO_YEAR_BEYOND, message, description: 'From 1900 to next year' }),
  );
}

/** A VIN, brought into the form that is stored before its length is taken. */
export const VinField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normaliseVin(value) : value)),
    TextField({ max: VIN_LENGTH, message: `VIN must be text of at most ${VIN_LENGTH} characters` }),
  );
