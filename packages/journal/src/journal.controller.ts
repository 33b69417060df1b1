import { Controller, Get, Param, type Type } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { ParseId, Shape } from '@carnet/fields';
import { OfVehicle, Owner, type OwnerId, Reads, type VehicleOfRoute } from '@carnet/rest';
import { JOURNAL_ACTIONS, type JournalAction } from './journal.rules.js';
import { type History, Journal, type JournaledKind } from './journal.service.js';

const TEXT = 'As it is stored, as text, of which 2,000 characters and `…` where it is longer; null where there is none';
const BEFORE = `${TEXT}, or where \`more\` and it was written in an entry that is left out`;

export class FieldChangeView {
  @Shape('string', { description: 'As the API calls the field' }) name: string;
  @Shape('string', { nullable: true, description: BEFORE }) before: string | null;
  @Shape('string', { nullable: true, description: TEXT }) after: string | null;
}

export class HistoryEntryView {
  @Shape('integer', { description: 'Rises with each entry of an account' }) seq: number;
  @Shape('integer') version: number;
  @Shape('string', { enum: JOURNAL_ACTIONS, description: '`opened`: what was there before the journal was kept' })
  action: JournalAction;
  @Shape('date-time') at: Date;
  @Shape('integer', {
    nullable: true,
    description: 'Who wrote it, in a garage that is shared; null where its owner did',
  })
  actor_id: number | null;
  @ApiProperty({ type: [FieldChangeView] }) changes: FieldChangeView[];
}

export class HistoryView {
  @ApiProperty({ type: [HistoryEntryView], description: 'The newest first' }) entries: HistoryEntryView[];
  @Shape('boolean', { description: 'Older entries are left out' }) more: boolean;
}

interface HistoryRoute extends JournaledKind {
  path: string;
  tag: string;
  /** Finds the vehicle of a record; left out if the record may belong to several vehicles. */
  vehicle?: VehicleOfRoute;
}

/** Returns a controller that answers `GET <path>/:id/history` from the journal. */
export function historyController({ path, tag, vehicle, ...of }: HistoryRoute): Type {
  const opens: MethodDecorator = vehicle ? OfVehicle(vehicle) : () => undefined;

  @ApiTags(tag)
  @Controller(path)
  class HistoryController {
    constructor(private readonly journal: Journal) {}

    @Get(':id/history')
    @opens
    @Reads(HistoryView, 'What was changed of it, and when')
    history(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<History> {
      return this.journal.historyOf(owner, id, { ...of, isOfVehicle: vehicle !== undefined });
    }
  }
  Object.defineProperty(HistoryController, 'name', { value: `${tag.replace(/\W/g, '')}HistoryController` });
  return HistoryController;
}
