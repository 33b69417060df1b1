import { Module } from '@nestjs/common';
import { FactorsRepository } from './factors.repository.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { SecondSignInsRepository } from './second-sign-ins.repository.js';
import { SecondSignIns } from './second-sign-ins.service.js';
import { StepUp } from './step-up.js';

/** The part of second factors that accounts need; their routes are in `SecondFactorModule`, which depends on accounts. */
@Module({
  providers: [FactorsRepository, RecoveryCodes, SecondSignInsRepository, SecondSignIns, StepUp],
  exports: [FactorsRepository, RecoveryCodes, SecondSignInsRepository, SecondSignIns, StepUp],
})
export class StepUpModule {}
