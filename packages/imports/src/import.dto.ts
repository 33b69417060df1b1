import { BooleanField, Shape } from '@carnet/fields';
import { BodyLimit, ProblemView } from '@carnet/rest';
import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiUnauthorizedResponse,
  ApiUnprocessableEntityResponse,
  getSchemaPath,
} from '@nestjs/swagger';

/** Maximum number of entries, and of bytes, in a file. */
export const MAX_IMPORT = 5_000;
export const IMPORT_BYTES = 10 * 1024 * 1024;

export class ImportQuery {
  @BooleanField({ description: 'Checks all and stores nothing; the report says what would be stored' })
  dry_run?: boolean | null;
}

/** The result for one entry of a file: its new id, or the reason why it was not stored. In a dry run: the values that would be stored. */
export class ImportResult {
  @Shape('integer', { description: 'Its place in the list, from 0' }) index: number;
  @ApiPropertyOptional({ type: 'integer' }) id?: number;
  @ApiPropertyOptional({ type: 'string' }) msg?: string;
  @ApiPropertyOptional({ type: 'string', description: 'Says what `msg` says, to a program' }) code?: string;
  @ApiPropertyOptional({ type: 'object', additionalProperties: true, description: 'The values that `msg` names' })
  params?: Record<string, string | number>;
  @ApiPropertyOptional({ type: 'string', description: 'What of the entry was, or would be, left out' }) note?: string;
  @ApiPropertyOptional({ type: 'string', description: 'Says what `note` says, to a program' }) note_code?: string;
  @ApiPropertyOptional({ type: 'object', additionalProperties: true, description: 'The values that `note` names' })
  note_params?: Record<string, string | number>;
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'Of a dry run: the values as they would be stored',
  })
  values?: Record<string, unknown>;
}

export class ImportReport {
  @Shape('integer') total: number;
  @Shape('integer', { description: 'How many were stored: 0 of a dry run' }) imported: number;
  @Shape('integer') failed: number;
  @ApiProperty({ type: [ImportResult] }) results: ImportResult[];
}

const KEY = {
  name: 'Idempotency-Key',
  required: false,
  description: 'A retry with the same key stores nothing again',
};

/**
 * Documents an import of `entry` bodies, whose plural is `many`, and raises the body limit to the size of a file.
 * @param more further text of the description
 * @param keyed whether it accepts an `Idempotency-Key`; not needed where each row creates only one record
 */
export function Imports(entry: Type, many: string, more = '', { keyed = true } = {}): MethodDecorator {
  const one = { $ref: getSchemaPath(entry) };
  return applyDecorators(
    ApiOperation({
      summary: `Stores up to 5,000 ${many} at once and says what became of each`,
      description: `HTML in a field that holds plain text becomes the text that a person would read in it.${more}`,
    }),
    HttpCode(200),
    BodyLimit(IMPORT_BYTES),
    ApiExtraModels(entry),
    ApiBody({ schema: { oneOf: [{ type: 'array', items: one, minItems: 1, maxItems: MAX_IMPORT }, one] } }),
    ...(keyed ? [ApiHeader(KEY)] : []),
    ApiOkResponse({ type: ImportReport, description: 'What became of each; those that pass are stored' }),
    ApiBadRequestResponse({ type: ProblemView, description: `No list of ${many}; nothing is stored` }),
    ApiUnprocessableEntityResponse({
      type: ProblemView,
      description:
        'The account would have more than it can keep, or the Idempotency-Key was used for another request; nothing is stored',
    }),
    ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' }),
  );
}
