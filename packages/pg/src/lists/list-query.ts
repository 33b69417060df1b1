import { ApiPropertyOptional } from '@nestjs/swagger';
import { ChoiceField, IntField, TextField } from '@carnet/fields';

/** Query parameters for paging (contract §1). An empty parameter counts as left out, like every query parameter. */
export class PageQuery {
  @IntField({ min: 1, max: 200 })
  @ApiPropertyOptional({ description: 'Rows of a page; without it the whole list comes' })
  limit?: number;

  @TextField({ max: 1_000 })
  @ApiPropertyOptional({ description: 'Where to go on, as the `Link` header of the page before says' })
  cursor?: string;
}

/** Query parameters of every list of stored records. Each list extends it with its own filters. */
export class ListQuery extends PageQuery {
  @TextField({ max: 40 })
  @ApiPropertyOptional({ description: 'The order of the rows' })
  sort?: string;

  @TextField({ max: 200 })
  @ApiPropertyOptional({ description: 'Said to look for, whatever their case and order; each must be found' })
  search?: string;
}

/** Whole records, or only the fields that the rows of lists on screen show. */
export type ListView = 'whole' | 'row';

/** The `view` parameter, for a list whose records have more fields than its rows show. */
export const ViewField = (): PropertyDecorator =>
  ChoiceField(['whole', 'row'], {
    description:
      'whole: each as it is read by itself, as without it. row: without what no list shows, which is quicker',
  });
