import { RichTextField } from '@carnet/svc-kit';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';

/** A report in rich text, sanitised; one in which nothing can be read counts as none (spec 001 §5). */
export const ReportField = (): PropertyDecorator =>
  applyDecorators(
    RichTextField({ description: 'Rich text (HTML), sanitised; null where nothing can be read in it' }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' && isBlank(value) ? null : value)),
  );

/** Whether HTML shows nothing: an editor that was emptied leaves `<p><br></p>`. */
export const isBlank = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|&#160;/g, ' ').trim() === '';
