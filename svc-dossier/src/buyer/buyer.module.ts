import { Module } from '@nestjs/common';
import { CollectingModule } from '../collecting/collecting.module.js';
import { BuyerPagesController } from './buyer-pages.controller.js';
import { BuyerPagesOfUserHandler } from './buyer-pages.handlers.js';
import { BuyerPagesRepository } from './buyer-pages.repository.js';
import { BuyerPagesService } from './buyer-pages.service.js';
import { LooksController } from './looks.controller.js';
import { Looks } from './looks.service.js';
import { StickersController } from './stickers/stickers.controller.js';
import { Stickers } from './stickers/stickers.service.js';
import { Views } from './views.js';

/** Pages for buyers: made and ended by owners, looked at by anyone who has the link. */
@Module({
  imports: [CollectingModule],
  controllers: [BuyerPagesController, LooksController, StickersController],
  providers: [BuyerPagesService, BuyerPagesRepository, BuyerPagesOfUserHandler, Looks, Views, Stickers],
})
export class BuyerModule {}
