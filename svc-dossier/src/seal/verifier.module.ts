import { Module } from '@nestjs/common';
import { VerifierController } from './verifier.controller.js';

/** `/verify`. */
@Module({ controllers: [VerifierController] })
export class VerifierModule {}
