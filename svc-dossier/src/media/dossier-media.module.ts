import { Module } from '@nestjs/common';
import { DossiersModule } from '../dossiers/dossiers.module.js';
import { DossierFileController, DossierMediaController } from './dossier-media.controller.js';
import { DossierMediaService } from './dossier-media.service.js';

/** Serves the files of books. */
@Module({
  imports: [DossiersModule],
  controllers: [DossierFileController, DossierMediaController],
  providers: [DossierMediaService],
})
export class DossierMediaModule {}
