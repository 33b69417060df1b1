import { Module } from '@nestjs/common';
import { BookController } from './book.controller.js';
import { BookRepository } from './book.repository.js';
import { BookService } from './book.service.js';
import { BookFilesService } from './book-files.service.js';

/** The data of a vehicle's book that comes from this service. */
@Module({ controllers: [BookController], providers: [BookService, BookFilesService, BookRepository] })
export class BookModule {}
