import { Module } from '@nestjs/common';
import { ConsumptionModule } from '../consumption/consumption.module.js';
import { BookController } from './book.controller.js';
import { BookService } from './book.service.js';

/** What the book of a vehicle takes from here. */
@Module({ imports: [ConsumptionModule], controllers: [BookController], providers: [BookService] })
export class BookModule {}
