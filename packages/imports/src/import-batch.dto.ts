import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { isHash, isUUID, ValidateBy } from 'class-validator';
import { saying, Shape, TextField } from '@carnet/fields';
import { ProblemView } from '@carnet/rest';
import { ImportQuery } from './import.dto.js';
import * as m from './messages/import.js';

const BatchField = (): PropertyDecorator =>
  applyDecorators(
    TextField({ required: m.batchRequired, max: 36, description: 'A UUID, the same for all calls of one import' }),
    ApiProperty({ format: 'uuid', example: '01932f1a-7c4e-7b6d-9a1e-5f0c2d3b4a59' }),
    ValidateBy({ name: 'uuid', validator: { validate: (value) => isUUID(value) } }, saying(m.batchRequired)),
  );

const HashField = (): PropertyDecorator =>
  applyDecorators(
    TextField({ max: 64, description: 'The SHA-256 of the file, in hexadecimal: by it the same file is known again' }),
    ValidateBy(
      { name: 'sha256', validator: { validate: (value) => isHash(value, 'sha256') || !value } },
      saying(m.hashBroken),
    ),
  );

/** The import to undo. */
export class UndoImport {
  @BatchField()
  batch: string;
}

/** The import that the rows belong to, and its name in the list of imports. */
export class ImportBatchQuery extends ImportQuery {
  @BatchField()
  batch: string;

  @TextField({ required: m.fileRequired, max: 200, description: 'The file that the rows come from' })
  file_name: string;

  @TextField({ max: 60, description: 'The product that wrote it' })
  product?: string | null;

  @HashField()
  file_sha256?: string | null;
}

/** An import that can be undone. */
export class ImportBatchView {
  @Shape('string', { description: 'The UUID that its caller gave it' }) batch: string;
  @Shape('string') file_name: string;
  @Shape('string', { nullable: true }) product: string | null;
  @Shape('string', { nullable: true, description: 'What its caller said of the file, in lower case' }) file_sha256:
    | string
    | null;
  @Shape('integer', { description: 'How many records it made' }) made: number;
  @Shape('date-time') created_at: string;
}

export class ImportBatchesView {
  @ApiProperty({ type: [ImportBatchView], description: 'The newest first, at most 50' }) imports: ImportBatchView[];
}

export class UndoneImportView {
  @Shape('integer', { description: 'How many records were deleted' }) removed: number;
  @Shape('integer', { description: 'How many stay, because they were changed since' }) kept: number;
}

/** Documents the undo of an import; `summary` says what is deleted, `type` is the answer. A repeated undo deletes nothing. */
export const Undoes = (summary: string, type: Type<UndoneImportView> = UndoneImportView): MethodDecorator =>
  applyDecorators(
    ApiOperation({ summary }),
    HttpCode(200),
    ApiOkResponse({ type }),
    ApiBadRequestResponse({ type: ProblemView, description: 'No UUID' }),
    ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' }),
  );
