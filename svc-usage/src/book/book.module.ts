import { Module } from '@nestjs/common';
import { ConsumptionModule } from '../consumption/consumption.module.js';
import { BookController } from './book.controller.js';
import { BookService } from './book.service.js';

/** Serves the fuel of a vehicle to its book. */
@Module({ imports: [ConsumptionModule], controllers: [BookController], providers: [BookService] })
export class BookModule {}
