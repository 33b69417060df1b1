import { Module } from '@nestjs/common';
import { OutgoingModule } from '../outgoing/outgoing.module.js';
import { RecipientsModule } from '../recipients/recipients.module.js';
import { LubeLoggerController } from './lubelogger.controller.js';
import { LubeLoggerService } from './lubelogger.service.js';

@Module({
  imports: [RecipientsModule, OutgoingModule],
  controllers: [LubeLoggerController],
  providers: [LubeLoggerService],
})
export class LubeLoggerModule {}
