import { Module } from '@nestjs/common';
import { FollowedModule } from './followed.module.js';
import { LivesController } from './lives.controller.js';
import { LivesService } from './lives.service.js';

@Module({ imports: [FollowedModule], controllers: [LivesController], providers: [LivesService] })
export class LivesModule {}
