import { Module } from '@nestjs/common';
import { InvoicesRepository } from './invoices.repository.js';

/** Invoices that papers contain as data. */
@Module({ providers: [InvoicesRepository], exports: [InvoicesRepository] })
export class InvoicesModule {}
