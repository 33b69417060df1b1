import { type FieldOptions, sanitizeRichText, TextField } from '@carnet/svc-kit';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';

/** Text that may be HTML: where it is, it is sanitised like rich text; what is plain stays as it was typed. */
export const MarkupField = (options: FieldOptions & { max: number }): PropertyDecorator =>
  applyDecorators(
    TextField(options),
    Transform(({ value }) => (typeof value === 'string' && value.length <= options.max ? safeMarkup(value) : value)),
  );

/** A `<` that could open a tag is enough: even an unfinished tag comes alive where the text is put into a page. */
export const safeMarkup = (text: string): string | null =>
  /<[a-z!/?]/i.test(text) ? sanitizeRichText(text) || null : text;
