import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ParseId } from '@carnet/fields';
import { Invalid, toPrograms } from '@carnet/messages';
import type { VehicleJournal } from './vehicle-journal.js';
import { VehicleJournals } from './vehicle-journal.service.js';

const MAX_LIMIT = 2_000;

/** The journal of one vehicle in a service, for the service that seals it. Requires the service token. */
@ApiExcludeController()
@Controller('internal/journal/vehicles')
export class VehicleJournalController {
  constructor(private readonly journals: VehicleJournals) {}

  @Get(':id')
  read(
    @Param('id', ParseId) vehicle: number,
    @Query('owner_id', ParseId) owner: number,
    @Query('after') after: string | undefined,
    @Query('limit') limit: string | undefined,
    @Query('values') values: string | undefined,
  ): Promise<VehicleJournal> {
    return this.journals.read(owner, vehicle, {
      after: wholeNumber('after', after, 0, Number.MAX_SAFE_INTEGER),
      limit: wholeNumber('limit', limit, MAX_LIMIT, MAX_LIMIT),
      withValues: values === '1',
    });
  }

  @Post(':id/open')
  @HttpCode(200)
  async open(
    @Param('id', ParseId) vehicle: number,
    @Query('owner_id', ParseId) owner: number,
  ): Promise<{ opened: number }> {
    return { opened: await this.journals.open(owner, vehicle) };
  }
}

function wholeNumber(name: string, text: string | undefined, fallback: number, most: number): number {
  if (text === undefined) return fallback;
  const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN;
  if (!(value <= most)) throw Invalid.field(name, toPrograms(`${name} must be a number up to ${most}`));
  return value;
}
