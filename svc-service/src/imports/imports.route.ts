import { BodyLimit, ProblemView } from '@carnet/svc-kit';
import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiUnauthorizedResponse,
  ApiUnprocessableEntityResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import { ImportReport } from './import-report.view.js';
import { IMPORT_BYTES, MAX_IMPORT } from './imported-file.js';

/** Documents an import of `entry`s, which are called `many`, and lets its body be as large as a file. */
export function Imports(entry: Type, many: string): MethodDecorator {
  const one = { $ref: getSchemaPath(entry) };
  return applyDecorators(
    ApiOperation({
      summary: `Stores up to 5,000 ${many} at once and says what became of each`,
      description: 'HTML in a field that holds plain text becomes the text that a person would read in it.',
    }),
    HttpCode(200),
    BodyLimit(IMPORT_BYTES),
    ApiExtraModels(entry),
    ApiBody({ schema: { oneOf: [{ type: 'array', items: one, minItems: 1, maxItems: MAX_IMPORT }, one] } }),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'A retry with the same key stores nothing again',
    }),
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
