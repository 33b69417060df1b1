import { Module } from '@nestjs/common';
import { InvoicesRepository } from './invoices.repository.js';

/** What papers say as data. */
@Module({ providers: [InvoicesRepository], exports: [InvoicesRepository] })
export class InvoicesModule {}
