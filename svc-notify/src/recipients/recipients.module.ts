import { Module } from '@nestjs/common';
import { RateLimits } from './rate-limits.service.js';
import { RecipientsRepository } from './recipients.repository.js';

@Module({ providers: [RateLimits, RecipientsRepository], exports: [RateLimits, RecipientsRepository] })
export class RecipientsModule {}
