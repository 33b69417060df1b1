import { Deletes, IfMatch, type JsonText, Lists, Owner, type OwnerId, ParseId, Reads, Updates } from '@carnet/svc-kit';
import { Body, Controller, Delete, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DocumentListQuery, DocumentView, UpdateDocument } from './document.dto.js';
import { DocumentsService } from './documents.service.js';

@ApiTags('Documents')
@Controller('api/documents')
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Get()
  @Lists(DocumentView, 'Documents, filtered and searched; what is in the trash apart. They are made by uploads')
  list(@Owner() owner: OwnerId, @Query() query: DocumentListQuery): Promise<JsonText> {
    return this.documents.list(owner, query);
  }

  @Get(':id')
  @Reads(DocumentView, 'One document')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.documents.get(owner, id);
  }

  @Patch(':id')
  @Updates(DocumentView, 'Changes a document; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateDocument,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.documents.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @Deletes('Puts a document into the trash, for 30 days; one that is there goes for good', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.documents.remove(owner, id, ifMatch);
  }
}
