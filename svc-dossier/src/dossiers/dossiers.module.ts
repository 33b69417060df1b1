import { Module } from '@nestjs/common';
import { DossiersController } from './dossiers.controller.js';
import { DossiersOfUserHandler } from './dossiers.handlers.js';
import { DossiersRepository } from './dossiers.repository.js';
import { DossiersService } from './dossiers.service.js';

@Module({
  controllers: [DossiersController],
  providers: [DossiersService, DossiersRepository, DossiersOfUserHandler],
  exports: [DossiersService, DossiersRepository],
})
export class DossiersModule {}
