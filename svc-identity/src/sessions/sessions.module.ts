import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { SeenInterceptor } from './seen-interceptor.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsRepository } from './sessions.repository.js';
import { Sessions } from './sessions.service.js';

@Module({
  controllers: [SessionsController],
  providers: [Sessions, SessionsRepository, { provide: APP_INTERCEPTOR, useClass: SeenInterceptor }],
  exports: [Sessions],
})
export class SessionsModule {}
