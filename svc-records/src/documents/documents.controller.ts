import { ParseId } from '@carnet/fields';
import type { JsonText } from '@carnet/pg';
import {
  Creates,
  Deletes,
  IfMatch,
  Lists,
  OfVehicle,
  Once,
  type OnceKey,
  OpenToContributors,
  Owner,
  type OwnerId,
  Reads,
  Sets,
  Updates,
  TakesPassports,
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CopyDocument, InvoiceView } from '../invoices/invoice.dto.js';
import { CopiedDocumentsService } from './copied-documents.service.js';
import { DocumentListQuery, DocumentPagesView, DocumentView, JoinDocuments, UpdateDocument } from './document.dto.js';
import { JoinedDocumentsService } from './joined-documents.service.js';
import { DocumentsService } from './documents.service.js';

@ApiTags('Documents')
@Controller('api/documents')
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly joined: JoinedDocumentsService,
    private readonly copied: CopiedDocumentsService,
  ) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(DocumentView, 'Documents, filtered and searched; what is in the trash apart. They are made by uploads')
  list(@Owner() owner: OwnerId, @Query() query: DocumentListQuery): Promise<JsonText> {
    return this.documents.list(owner, query);
  }

  @Get(':id')
  @OfVehicle({ thing: 'files' })
  @Reads(DocumentView, 'One document')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.documents.get(owner, id);
  }

  @Get(':id/pages')
  @OfVehicle({ thing: 'files' })
  @Sets(DocumentPagesView, 'Of which pages of a document there are pictures')
  pages(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.documents.pages(owner, id);
  }

  @Put(':id/pages')
  @Sets(DocumentPagesView, 'Has pictures made of the pages behind the first, which takes a moment')
  draw(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.documents.draw(owner, id);
  }

  @Get(':id/invoice')
  @OfVehicle({ thing: 'files' })
  @Sets(InvoiceView, 'What a paper says as data that it charges; 404 of one that says nothing')
  invoice(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.documents.invoice(owner, id);
  }

  @Post(':id/copies')
  @Creates(DocumentView, 'Puts the same paper into the inbox once more, for the other vehicle that it is about')
  copy(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: CopyDocument,
    @Once() once: OnceKey,
  ): Promise<JsonText> {
    return this.copied.copy(owner, id, body, once);
  }

  @Post('joined')
  @Creates(DocumentView, 'Joins pictures of pages into one PDF, which has the originals in it')
  join(@Owner() owner: OwnerId, @Body() body: JoinDocuments, @Once() once: OnceKey): Promise<JsonText> {
    return this.joined.join(owner, body, once);
  }

  @Post(':id/apart')
  @Updates(DocumentView, 'Takes a joined document apart: its papers come back from the trash, and it goes there')
  takeApart(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.joined.takeApart(owner, id, ifMatch);
  }

  @Patch(':id')
  @OpenToContributors({ thing: 'files', author: 'actor_id' })
  @TakesPassports()
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
  @OpenToContributors({ thing: 'files', author: 'actor_id' })
  @Deletes('Puts a document into the trash, for 30 days; one that is there goes for good', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.documents.remove(owner, id, ifMatch);
  }
}
