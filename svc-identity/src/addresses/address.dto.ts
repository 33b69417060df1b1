import { Shape, TextField } from '@carnet/fields';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { SaidView } from '../forgotten-passwords/forgotten-password.dto.js';
import { NamedView } from '../set-aside/set-aside.dto.js';
import * as m from '../messages/address.js';

/** The maximum length of a token, above that of any real one. */
const TOKEN = 200;

export class EmailLink {
  @TextField({ required: m.linkEnded, max: TOKEN, description: 'What follows `=` in the link of the mail' })
  token: string;
}

/** The message, and the address concerned. */
export class SaidOfAddressView extends SaidView {
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'The values that the sentence names',
  })
  params?: Record<string, string | number>;
}

export class UndoneView extends SaidOfAddressView {
  @Shape('string', { description: 'Sets a new password by `POST /api/auth/reset-password`, once and for 30 minutes' })
  resetToken: string;

  @ApiPropertyOptional({ type: [NamedView], description: 'What was added since, and has ended with it' })
  ended?: NamedView[];
}
