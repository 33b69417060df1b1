import { Module } from '@nestjs/common';
import { CollectingModule } from '../collecting/collecting.module.js';
import { DossiersModule } from '../dossiers/dossiers.module.js';
import { EvidenceController } from './evidence.controller.js';
import { EvidenceService } from './evidence.service.js';

/** Statements about a book that is not made: its estimated size, and its evidence. */
@Module({
  imports: [CollectingModule, DossiersModule],
  controllers: [EvidenceController],
  providers: [EvidenceService],
})
export class EvidenceModule {}
