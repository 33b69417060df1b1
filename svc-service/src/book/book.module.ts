import { Module } from '@nestjs/common';
import { BookController } from './book.controller.js';
import { BookRepository } from './book.repository.js';
import { BookService } from './book.service.js';

/** This service's data for the book of a vehicle. */
@Module({ controllers: [BookController], providers: [BookService, BookRepository] })
export class BookModule {}
