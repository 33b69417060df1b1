import { ApiPropertyOptional } from '@nestjs/swagger';
import { ChoiceField, IntField, TextField } from '@carnet/fields';

/** Parameters that read a list page by page (contract §1). A parameter without a value counts as left out, like every query parameter. */
export class PageQuery {
  @IntField({ min: 1, max: 200 })
  @ApiPropertyOptional({ description: 'Rows of a page; without it the whole list comes' })
  limit?: number;

  @TextField({ max: 1_000 })
  @ApiPropertyOptional({ description: 'Where to go on, as the `Link` header of the page before says' })
  cursor?: string;
}

/** Parameters of every list of stored things; a list's own filters extend it. */
export class ListQuery extends PageQuery {
  @TextField({ max: 40 })
  @ApiPropertyOptional({ description: 'The order of the rows' })
  sort?: string;

  @TextField({ max: 200 })
  @ApiPropertyOptional({ description: 'Said to look for, whatever their case and order; each must be found' })
  search?: string;
}

/** Whole things, or only what the rows of the screens' lists show. */
export type ListView = 'whole' | 'row';

/** The `view` parameter, for a list whose things hold more than its rows show. */
export const ViewField = (): PropertyDecorator =>
  ChoiceField(['whole', 'row'], {
    description:
      'whole: each as it is read by itself, as without it. row: without what no list shows, which is quicker',
  });
