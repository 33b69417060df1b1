import { Module } from '@nestjs/common';
import { InvoicesRepository } from './invoices.repository.js';

/** Electronic invoices in papers, as structured data. */
@Module({ providers: [InvoicesRepository], exports: [InvoicesRepository] })
export class InvoicesModule {}
