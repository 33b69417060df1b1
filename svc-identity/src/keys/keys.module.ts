import { Module } from '@nestjs/common';
import { KeySetController } from './key-set.controller.js';
import { SigningKeysRepository } from './signing-keys.repository.js';
import { SigningKeys } from './signing-keys.service.js';
import { TokenSigner } from './token-signer.js';

@Module({
  controllers: [KeySetController],
  providers: [SigningKeysRepository, SigningKeys, TokenSigner],
  exports: [SigningKeys, TokenSigner],
})
export class KeysModule {}
