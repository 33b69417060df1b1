import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { StepUpModule } from '../second-factor/step-up.module.js';
import { SharingModule } from '../sharing/sharing.module.js';
import { HandoverLeader } from './handover-leader.service.js';
import { HandoversController } from './handovers.controller.js';
import { HandoverOffers, HandoversOfVehicles } from './handovers.service.js';
import { Steps } from './steps.js';

/** Offers of vehicles to other people, and their hand-over (ADR 132). */
@Module({
  imports: [AccountsModule, ApiKeysModule, SharingModule, StepUpModule],
  controllers: [HandoversController],
  providers: [HandoverOffers, HandoverLeader, HandoversOfVehicles, Steps],
})
export class HandoversModule {}
