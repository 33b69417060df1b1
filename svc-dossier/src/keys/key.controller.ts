import { ProblemView } from '@carnet/rest';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { SealingKeyView } from './key.dto.js';
import { SealingKeys } from './sealing-keys.service.js';

@ApiTags('Dossiers')
@Controller('api/dossiers/key')
export class KeyController {
  constructor(private readonly keys: SealingKeys) {}

  @Get()
  @ApiOperation({ summary: 'The public key that books are sealed with, and that checkpoints are signed with' })
  @ApiOkResponse({ type: SealingKeyView })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  async show(): Promise<SealingKeyView> {
    return { origin: (await this.keys.key()).name, key: await this.keys.publicKey() };
  }
}
