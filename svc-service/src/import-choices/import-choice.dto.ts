import {
  ChoiceField,
  CurrencyField,
  IntField,
  ListField,
  ODOMETER_UNITS,
  type OdometerUnit,
  Shape,
  TextField,
} from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import * as m from '../messages/import.js';
import { EVENT_TYPES, type EventType } from '../service-events/service-event.entity.js';

/** The result of a table's rows: service events of a type, fill-ups, odometer readings, or nothing. */
export const TABLE_KINDS = [...EVENT_TYPES, 'fill-up', 'reading', 'nothing'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

const MOST_CATEGORIES = 500;
const MOST_TABLES = 50;
const MOST_COLUMNS = 50;

export class ImportCategory {
  @TextField({ required: m.categoryRequired, max: 200, description: 'As the other product calls it' })
  name: string;

  @ChoiceField(EVENT_TYPES, { required: m.categoryRequired })
  type: EventType;
}

export class ImportColumn {
  @TextField({ required: m.columnRequired, max: 40, description: 'What it holds: `date`, `cost`' })
  field: string;

  @IntField({ required: m.columnRequired, max: 20_000, description: 'Its place, from 0' })
  column: number;
}

export class ImportTable {
  @TextField({ required: m.tableRequired, max: 20_000, description: 'Its title and headers, by which it is known' })
  headers: string;

  @ChoiceField(TABLE_KINDS, { required: m.tableRequired })
  kind: TableKind;

  @ListField(() => ImportColumn, { required: m.tableRequired, max: MOST_COLUMNS })
  columns: ImportColumn[];

  @ChoiceField(ODOMETER_UNITS, { description: 'What its odometer counts, where the person said it' })
  unit?: OdometerUnit | null;

  @CurrencyField({ description: 'What its amounts are in, where the person said it; ISO 4217' })
  currency?: string | null;
}

/** A choice replaces the earlier one for the same name; all other choices stay. */
export class SaveImportChoices {
  @ListField(() => ImportCategory, { max: MOST_CATEGORIES })
  categories?: ImportCategory[] | null;

  @ListField(() => ImportTable, { max: MOST_TABLES, description: 'The last 50 are remembered' })
  tables?: ImportTable[] | null;
}

export class ImportCategoryView {
  @Shape('string') name: string;
  @Shape('string', { enum: EVENT_TYPES }) type: EventType;
}

export class ImportColumnView {
  @Shape('string') field: string;
  @Shape('integer') column: number;
}

export class ImportTableView {
  @Shape('string') headers: string;
  @Shape('string', { enum: TABLE_KINDS }) kind: TableKind;
  @ApiProperty({ type: [ImportColumnView] }) columns: ImportColumnView[];
  @Shape('string', { nullable: true, enum: ODOMETER_UNITS }) unit: OdometerUnit | null;
  @Shape('string', { nullable: true }) currency: string | null;
}

export class ImportChoicesView {
  @ApiProperty({ type: [ImportCategoryView], description: 'By name' }) categories: ImportCategoryView[];
  @ApiProperty({ type: [ImportTableView], description: 'The last first' }) tables: ImportTableView[];
}

export class ExportedImportCategoryView extends ImportCategoryView {
  @Shape('integer') id: number;
  @Shape('date-time') chosen_at: string;
}

export class ExportedImportTableView extends ImportTableView {
  @Shape('integer') id: number;
  @Shape('date-time') chosen_at: string;
}
