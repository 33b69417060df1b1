import { ParseId } from '@carnet/fields';
import type { JsonText } from '@carnet/pg';
import {
  ClosedToApiKeys,
  Creates,
  Deletes,
  IfMatch,
  Lists,
  Once,
  type OnceKey,
  Owner,
  type OwnerId,
  Reads,
  Updates,
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BuyerPageListQuery, BuyerPageView, CreateBuyerPage, UpdateBuyerPage } from './buyer-page.dto.js';
import { BuyerPagesService } from './buyer-pages.service.js';

/** Pages for buyers, as their owner creates and ends them. API keys have no access, because a program that reads a link could pass it on. */
@ApiTags('Pages for buyers')
@Controller('api/buyer-pages')
@ClosedToApiKeys()
export class BuyerPagesController {
  constructor(private readonly pages: BuyerPagesService) {}

  @Get()
  @Lists(BuyerPageView, 'Pages for buyers, newest first')
  list(@Owner() owner: OwnerId, @Query() query: BuyerPageListQuery): Promise<JsonText> {
    return this.pages.list(owner, query);
  }

  @Get(':id')
  @Reads(BuyerPageView, 'One page for buyers')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.pages.get(owner, id);
  }

  @Post()
  @Creates(BuyerPageView, 'Makes a page of a vehicle that whoever has its link sees without signing in')
  create(@Owner() owner: OwnerId, @Body() body: CreateBuyerPage, @Once() once: OnceKey): Promise<JsonText> {
    return this.pages.create(owner, body, once);
  }

  @Put(':id')
  @Updates(BuyerPageView, 'Changes what a page shows, at once; what is left out stays, and so does the link')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateBuyerPage,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.pages.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @Deletes('Ends a page at once, with its photos', { conditional: true })
  end(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.pages.end(owner, id, ifMatch);
  }
}
