import { Module } from '@nestjs/common';
import { BookController } from './book.controller.js';
import { BookRepository } from './book.repository.js';
import { BookService } from './book.service.js';
import { BookFilesService } from './book-files.service.js';

/** The data that the book of a vehicle takes from here. */
@Module({ controllers: [BookController], providers: [BookService, BookFilesService, BookRepository] })
export class BookModule {}
