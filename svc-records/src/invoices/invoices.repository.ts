import { JsonText, type OwnerId, type Queryable, sql, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DocumentNotFound } from '../documents/document.errors.js';
import { NoInvoice } from './invoice.errors.js';
import type { Invoice } from './invoice.js';

const allLines = sql`(select jsonb_agg(n) from generate_series(1, jsonb_array_length(i.invoice -> 'lines')) n)`;

@Injectable()
export class InvoicesRepository {
  /** Keeps what was read of a paper; null takes away what was read before. Which lines a copy is about stays. */
  async save(
    tx: EntityManager,
    { owner_id, file_id }: { owner_id: OwnerId; file_id: number },
    invoice: Invoice | null,
  ): Promise<void> {
    const db = within(tx);
    if (invoice === null)
      await db.rows(sql`delete from document_invoices where owner_id = ${owner_id} and file_id = ${file_id}`);
    else
      await db.rows(sql`
        insert into document_invoices (owner_id, file_id, invoice) values (${owner_id}, ${file_id}, ${JSON.stringify(invoice)}::jsonb)
        on conflict (owner_id, file_id) do update set invoice = excluded.invoice`);
  }

  /** An `InvoiceView`. @throws DocumentNotFound (404), NoInvoice (404) */
  async of(db: Queryable, owner: OwnerId, id: number): Promise<JsonText> {
    const [found] = await db.rows<{ json: string | null }>(sql`
      select (i.invoice || jsonb_build_object('chosen', coalesce(to_jsonb(i.lines), ${allLines}, '[]')))::text as json
      from documents d left join document_invoices i on i.owner_id = d.owner_id and i.file_id = d.file_id
      where d.owner_id = ${owner} and d.file_id = ${id}`);
    if (!found) throw new DocumentNotFound();
    if (found.json === null) throw new NoInvoice();
    return new JsonText(found.json);
  }

  /** The same invoice for a copy of its paper, which is about some of its lines. */
  async copy(
    tx: EntityManager,
    owner: OwnerId,
    from: number,
    to: number,
    lines: readonly number[] | null,
  ): Promise<void> {
    await within(tx).rows(sql`
      insert into document_invoices (owner_id, file_id, invoice, lines)
      select owner_id, ${to}::int, invoice, ${lines}::int[] from document_invoices where owner_id = ${owner} and file_id = ${from}`);
  }
}
