import { Shape } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';

export class PublicKeyView {
  @Shape('string') kid: string;
  @Shape('string') kty: string;
  @Shape('string') alg: string;
  @Shape('string') use: string;
  @Shape('string') n: string;
  @Shape('string') e: string;
}

export class KeySetView {
  @ApiProperty({ type: [PublicKeyView] }) keys: PublicKeyView[];
}
