import type { GarageBook } from '@carnet/contracts/book';
import { ParseId } from '@carnet/fields';
import type { OwnerId } from '@carnet/rest';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { BookService } from './book.service.js';

/** For svc-dossier; reached with the service token only. */
@ApiExcludeController()
@Controller('internal/vehicles/:id/book')
export class BookController {
  constructor(private readonly book: BookService) {}

  @Get()
  get(@Param('id', ParseId) id: number, @Query('owner_id', ParseId) owner: OwnerId): Promise<GarageBook> {
    return this.book.get(owner, id);
  }
}
