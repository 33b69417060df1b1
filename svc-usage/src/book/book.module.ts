import { Module } from '@nestjs/common';
import { ConsumptionModule } from '../consumption/consumption.module.js';
import { FollowedModule } from '../life/followed.module.js';
import { BookController } from './book.controller.js';
import { BookService } from './book.service.js';

/** Serves a vehicle's fuel and mounted components to its book. */
@Module({ imports: [ConsumptionModule, FollowedModule], controllers: [BookController], providers: [BookService] })
export class BookModule {}
