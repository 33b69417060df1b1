import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '@carnet/rest';
import { KeySetView } from './key-set.dto.js';
import { SigningKeys } from './signing-keys.service.js';

@ApiTags('Account')
@Controller('api/auth/jwks.json')
export class KeySetController {
  constructor(private readonly keys: SigningKeys) {}

  @Get()
  @Public()
  @Header('cache-control', 'public, max-age=60')
  @ApiOperation({ summary: 'The public keys of tokens (RFC 7517), for API clients that check them', security: [] })
  @ApiOkResponse({ type: KeySetView })
  async keySet(): Promise<KeySetView> {
    return { keys: await this.keys.published() };
  }
}
