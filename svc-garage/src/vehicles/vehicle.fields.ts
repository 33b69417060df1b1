import { IntField, TextField } from '@carnet/svc-kit';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { EARLIEST_YEAR, normaliseVin, VIN_LENGTH, YEAR_MESSAGE } from './vehicle.rules.js';

/** What PostgreSQL's dates and the calendar bear; the real bound moves with the years, and `requireModelYear` knows it. */
const NO_YEAR_BEYOND = 2200;

/** A model year from 1900 to next year (spec §5). */
export const YearField = ({ required }: { required: string }): PropertyDecorator =>
  IntField({
    required,
    min: EARLIEST_YEAR,
    max: NO_YEAR_BEYOND,
    message: YEAR_MESSAGE,
    description: 'From 1900 to next year',
  });

/** A VIN, brought into the form that is stored before its length is taken. */
export const VinField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normaliseVin(value) : value)),
    TextField({ max: VIN_LENGTH, message: `VIN must be text of at most ${VIN_LENGTH} characters` }),
  );
