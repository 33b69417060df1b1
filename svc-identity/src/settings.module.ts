import { Global, Module } from '@nestjs/common';
import { readSettings, SETTINGS } from './settings.js';

/** The only place of this service that looks at the environment. */
@Global()
@Module({
  providers: [{ provide: SETTINGS, useFactory: () => readSettings(process.env) }],
  exports: [SETTINGS],
})
export class SettingsModule {}
