import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { StepUpModule } from '../second-factor/step-up.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountCare } from './account-care.service.js';

@Module({ imports: [AccountsModule, SessionsModule, StepUpModule], providers: [AccountCare] })
export class OperatorsModule {}
