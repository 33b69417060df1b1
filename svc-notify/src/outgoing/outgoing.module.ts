import { Module } from '@nestjs/common';
import { OutgoingRequests } from './outgoing-requests.service.js';

@Module({ providers: [OutgoingRequests], exports: [OutgoingRequests] })
export class OutgoingModule {}
