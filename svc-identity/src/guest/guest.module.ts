import { Module } from '@nestjs/common';
import { Guest } from './guest.service.js';

@Module({ providers: [Guest] })
export class GuestModule {}
