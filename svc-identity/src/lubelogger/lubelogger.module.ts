import { Module } from '@nestjs/common';
import { OutgoingModule } from '../outgoing/outgoing.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { LubeLoggerController } from './lubelogger.controller.js';
import { LubeLoggerService } from './lubelogger.service.js';

@Module({
  imports: [AccountsModule, OutgoingModule],
  controllers: [LubeLoggerController],
  providers: [LubeLoggerService],
})
export class LubeLoggerModule {}
