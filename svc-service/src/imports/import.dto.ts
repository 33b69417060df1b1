import { type FieldOptions, TextField } from '@carnet/fields';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { importedText } from './imported-text.rules.js';

/** A plain field of a file. Files of other programs bring HTML in them: it becomes the text that a person would read. */
export const ImportedTextField = (options: FieldOptions & { max: number }): PropertyDecorator =>
  applyDecorators(
    TextField(options),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && value.length <= options.max ? importedText(value) : value,
    ),
  );
