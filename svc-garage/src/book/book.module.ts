import { Module } from '@nestjs/common';
import { VehiclesModule } from '../vehicles/vehicles.module.js';
import { BookController } from './book.controller.js';
import { BookRepository } from './book.repository.js';
import { BookService } from './book.service.js';

/** The data of a vehicle's book that comes from this service. */
@Module({ imports: [VehiclesModule], controllers: [BookController], providers: [BookService, BookRepository] })
export class BookModule {}
