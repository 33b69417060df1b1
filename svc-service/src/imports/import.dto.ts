import { type FieldOptions, TextField } from '@carnet/fields';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { importedText } from './imported-text.rules.js';

/** A plain text field of a file. HTML from other programs is converted to its visible text. */
export const ImportedTextField = (options: FieldOptions & { max: number }): PropertyDecorator =>
  applyDecorators(
    TextField(options),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && value.length <= options.max ? importedText(value) : value,
    ),
  );
