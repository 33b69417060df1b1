import { Module } from '@nestjs/common';
import { ConsumptionModule } from '../consumption/consumption.module.js';
import { FollowedModule } from '../life/followed.module.js';
import { BookController } from './book.controller.js';
import { BookService } from './book.service.js';

/** Serves the fuel of a vehicle, and what is mounted on it, to its book. */
@Module({ imports: [ConsumptionModule, FollowedModule], controllers: [BookController], providers: [BookService] })
export class BookModule {}
