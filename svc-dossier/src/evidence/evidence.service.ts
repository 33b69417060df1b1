import type { Language } from '@carnet/messages';
import { Calendar } from '@carnet/person';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { Collector } from '../collecting/collector.js';
import { CreateDossier } from '../dossiers/dossier.dto.js';
import { bookOptions, optionsOf } from '../dossiers/dossier.rules.js';
import { DossiersService } from '../dossiers/dossiers.service.js';
import { estimateOf } from './estimate.rules.js';
import { EstimateView, EvidenceView } from './evidence.dto.js';
import { evidenceSummary } from './evidence-view.rules.js';

/** Statements about a book that is not made: its estimated size, and its evidence. */
@Injectable()
export class EvidenceService {
  constructor(
    private readonly collector: Collector,
    private readonly dossiers: DossiersService,
    private readonly calendar: Calendar,
  ) {}

  /** @throws NotFound, TooMuchForBook, DependencyDown */
  async estimate(owner: OwnerId, input: CreateDossier): Promise<EstimateView> {
    const options = bookOptions(await this.dossiers.optionsFor(owner, input));
    const today = await this.calendar.today(owner);
    const { book, pagesOfPapers } = await this.collector.book(owner, input.vehicle_id, options, today);
    return estimateOf(book, pagesOfPapers);
  }

  /** The evidence summary of all data of a vehicle. @throws as `estimate` */
  async of(owner: OwnerId, vehicle_id: number, language: Language): Promise<EvidenceView> {
    const options = bookOptions(optionsOf({ language }, null));
    const { book } = await this.collector.book(owner, vehicle_id, options, await this.calendar.today(owner));
    return { vehicle_id, odometer_unit: book.vehicle.odometerUnit, ...evidenceSummary(book) };
  }
}
