import type { UsageBook } from '@carnet/contracts/book';
import { ParseId } from '@carnet/fields';
import type { OwnerId } from '@carnet/rest';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ConsumptionQuery } from '../consumption/consumption.dto.js';
import { BookService } from './book.service.js';

/** For svc-dossier. Requires the service token. */
@ApiExcludeController()
@Controller('internal/vehicles/:id/book')
export class BookController {
  constructor(private readonly book: BookService) {}

  @Get()
  get(
    @Param('id', ParseId) id: number,
    @Query('owner_id', ParseId) owner: OwnerId,
    @Query() days: ConsumptionQuery,
  ): Promise<UsageBook> {
    return this.book.get(owner, id, days);
  }
}
