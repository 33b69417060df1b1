import { ApiPropertyOptional } from '@nestjs/swagger';
import { IntField, TextField } from '../fields/fields.js';

/** What every list takes (contract §1); a list's own filters extend it. */
export class ListQuery {
  @IntField({ min: 1, max: 200 })
  @ApiPropertyOptional({ description: 'Rows of a page; without it the whole list comes' })
  limit?: number;

  @TextField({ max: 1_000 })
  @ApiPropertyOptional({ description: 'Where to go on, as the `Link` header of the page before says' })
  cursor?: string;

  @TextField({ max: 40 })
  @ApiPropertyOptional({ description: 'The order of the rows' })
  sort?: string;

  @TextField({ max: 200 })
  @ApiPropertyOptional({ description: 'Words to look for, whatever their case and order; each must be found' })
  search?: string;
}
