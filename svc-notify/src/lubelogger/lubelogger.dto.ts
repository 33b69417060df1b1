import { Shape, TextField } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import * as m from '../messages/lubelogger.js';

export class LubeLoggerServer {
  @TextField({ required: m.addressRequired, max: 500, description: 'Where it is, as `https://cars.example`' })
  address: string;

  @TextField({ max: 200, description: 'An API key of it that may view; none where it asks nobody who they are' })
  key?: string | null;
}

export class LubeLoggerFile extends LubeLoggerServer {
  @TextField({ required: m.locationRequired, max: 250, description: '`location` of one of the `files` of a record' })
  location: string;
}

const LIST = { type: 'array', items: { type: 'object', additionalProperties: true } } as const;

export class LubeLoggerView {
  @Shape('string', { nullable: true, description: 'The version of the server' }) version: string | null;
  @Shape('string', { nullable: true, description: 'The sign of its currency' }) currency_sign: string | null;

  @ApiProperty({ ...LIST, description: 'Its vehicles, as it answers them' })
  vehicles: Record<string, unknown>[];

  @ApiProperty({
    type: 'object',
    additionalProperties: LIST,
    description: 'The records of all vehicles, as it answers them, by the name of their list',
  })
  records: Record<string, Record<string, unknown>[]>;
}
