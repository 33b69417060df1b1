import { JsonText, type Queryable, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DocumentNotFound } from '../documents/document.errors.js';
import { NoInvoice } from './invoice.errors.js';
import { suggestionOfInvoice, textOfInvoice } from './invoice-text.rules.js';
import type { Invoice } from './invoice.js';

interface OfPaper {
  owner_id: OwnerId;
  file_id: number;
}

/** Defaults for invoices stored before these fields existed. */
const NOT_TOLD = sql`'{"signed": false, "lot": null}'::jsonb`;
const allLines = sql`(select jsonb_agg(n) from generate_series(1, jsonb_array_length(i.invoice -> 'lines')) n)`;

@Injectable()
export class InvoicesRepository {
  /** Stores the invoice of a paper; null deletes it. The selected lines of a copied paper stay. */
  async save(tx: EntityManager, { owner_id, file_id }: OfPaper, invoice: Invoice | null): Promise<void> {
    const db = within(tx);
    if (invoice === null)
      await db.rows(sql`delete from document_invoices where owner_id = ${owner_id} and file_id = ${file_id}`);
    else
      await db.rows(sql`
        insert into document_invoices (owner_id, file_id, invoice) values (${owner_id}, ${file_id}, ${JSON.stringify(invoice)}::jsonb)
        on conflict (owner_id, file_id) do update set invoice = excluded.invoice`);
  }

  /** The position, from 1, of a paper's invoice among those of its file; null if none was read yet. */
  async placeInLot(tx: EntityManager, { owner_id, file_id }: OfPaper): Promise<number | null> {
    const [found] = await within(tx).rows<{ place: number }>(sql`
      select coalesce((invoice #>> '{lot,position}')::int, 1) as place from document_invoices
      where owner_id = ${owner_id} and file_id = ${file_id}`);
    return found?.place ?? null;
  }

  /** Adds a paper to the inbox for another invoice of the same file; the bytes are stored once. */
  async addPaper(
    tx: EntityManager,
    { owner_id, file_id }: OfPaper,
    reading: number,
    invoice: Invoice,
  ): Promise<number> {
    const [made] = await within(tx).rows<{ id: number }>(sql`
      with copy as (
        insert into files (owner_id, kind, sha256, bytes, media_type, name, state)
        select owner_id, kind, sha256, bytes, media_type, name, 'ready' from files where owner_id = ${owner_id} and id = ${file_id}
        returning owner_id, id
      )
      insert into documents (owner_id, file_id, body, suggested, read_by, reading)
      select owner_id, id, ${textOfInvoice(invoice)}, ${JSON.stringify(suggestionOfInvoice(invoice))}::jsonb, 'file', ${reading}::int
      from copy returning file_id as id`);
    await this.save(tx, { owner_id, file_id: made!.id }, invoice);
    return made!.id;
  }

  /** An `InvoiceView`. @throws DocumentNotFound (404), NoInvoice (404) */
  async of(db: Queryable, owner: OwnerId, id: number): Promise<JsonText> {
    const [found] = await db.rows<{ json: string | null }>(sql`
      select (${NOT_TOLD} || i.invoice || jsonb_build_object('chosen', coalesce(to_jsonb(i.lines), ${allLines}, '[]')))::text as json
      from documents d left join document_invoices i on i.owner_id = d.owner_id and i.file_id = d.file_id
      where d.owner_id = ${owner} and d.file_id = ${id}`);
    if (!found) throw new DocumentNotFound();
    if (found.json === null) throw new NoInvoice();
    return new JsonText(found.json);
  }

  /** Copies the invoice for a copied paper, with some of its lines selected. */
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
