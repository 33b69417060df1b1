import { Inject, Injectable } from '@nestjs/common';
import { NotFound } from '@carnet/messages';
import { Calendar } from '@carnet/person';
import { Database, JsonText, type ListSource } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { EXPORTED } from '@carnet/runtime';
import type { DescribedList, ExportedList, ExportedPage, RowSchema } from './exported-list.js';

/** Maximum size of one page, because the reader holds a page in memory. A longer row is a page of its own. */
const PAGE = { rows: 500, bytes: 1024 * 1024 };

/** Exports a person's data in this service, list by list and page by page. */
@Injectable()
export class Exports {
  private schemaOf: (list: ExportedList) => RowSchema = () => {
    throw new Error('No contract is known yet');
  };

  constructor(
    private readonly database: Database,
    private readonly calendar: Calendar,
    @Inject(EXPORTED) private readonly exported: readonly ExportedList[],
  ) {}

  /** Sets the function that supplies the schemas of rows. They come from the OpenAPI document, which is created with the service. */
  describeBy(schemaOf: (list: ExportedList) => RowSchema): void {
    this.schemaOf = schemaOf;
  }

  get lists(): DescribedList[] {
    return this.exported.map((list) => {
      const { name, passport } = list;
      return { name, schema: this.schemaOf(list), ...(passport && { passport }) };
    });
  }

  /** @throws NotFound (404) if the list does not exist, Invalid (400) for a broken cursor */
  async page(owner: OwnerId, name: string, cursor: string | undefined): Promise<JsonText> {
    const list = this.require(name);
    const found = await list
      .query(this.calendar.todayOf(owner))
      .inOrderOfIds(this.source, list.where(owner), { limit: PAGE.rows, cursor });
    const { total, next } = found.about.page!;
    return new JsonText(`{"total":${total},"next":${JSON.stringify(next)},"rows":${found.text}}`);
  }

  /** The same as objects, for use inside the service. */
  async ownPage(owner: OwnerId, name: string, cursor: string | undefined): Promise<ExportedPage> {
    return (await this.page(owner, name, cursor)).parse();
  }

  /** The rows of a vehicle's passport, for a list with `vehicle: 'asked'`. @throws NotFound (404) if the list does not exist */
  async ofVehicle(owner: OwnerId, name: string, vehicleId: number): Promise<ExportedPage> {
    const { ofVehicle } = this.require(name);
    if (!ofVehicle) throw new NotFound();
    const today = await this.calendar.today(owner);
    const rows = (await ofVehicle(this.database, owner, vehicleId, today)) as ExportedPage['rows'];
    return { total: rows.length, rows, next: null };
  }

  private require(name: string): ExportedList {
    const list = this.exported.find((one) => one.name === name);
    if (!list) throw new NotFound();
    return list;
  }

  private get source(): ListSource {
    const { database } = this;
    return { rows: database.rows.bind(database), jsonRows: database.jsonRows.bind(database), lists: PAGE };
  }
}
