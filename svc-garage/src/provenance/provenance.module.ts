import { Module } from '@nestjs/common';
import { OdometerModule } from '../odometer/odometer.module.js';
import { IdentitiesRepository } from './identities.repository.js';
import { IdentitiesService } from './identities.service.js';
import { OwnershipRepository } from './ownership.repository.js';
import { OwnershipService } from './ownership.service.js';
import { IdentitiesController, OwnershipController, ProvenanceController } from './provenance.controller.js';
import { ProvenanceService } from './provenance.service.js';

@Module({
  imports: [OdometerModule],
  controllers: [ProvenanceController, OwnershipController, IdentitiesController],
  providers: [ProvenanceService, OwnershipService, OwnershipRepository, IdentitiesService, IdentitiesRepository],
})
export class ProvenanceModule {}
