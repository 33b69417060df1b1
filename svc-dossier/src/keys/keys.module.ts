import { Module } from '@nestjs/common';
import { KeyController } from './key.controller.js';
import { SealingKeysRepository } from './sealing-keys.repository.js';
import { SealingKeys } from './sealing-keys.service.js';

/** The keys that seal books and checkpoints. */
@Module({
  controllers: [KeyController],
  providers: [SealingKeys, SealingKeysRepository],
  exports: [SealingKeys],
})
export class KeysModule {}
