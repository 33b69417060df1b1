import { ParseId, Shape } from '@carnet/fields';
import { OfVehicle, Owner, type OwnerId, Reads } from '@carnet/rest';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Checkpoint, Checkpoints } from './checkpoints.service.js';

export class CheckpointView {
  @Shape('string', { description: 'Names the log: random, and the same until a log has to be begun anew' })
  origin: string;
  @Shape('integer', { description: 'Entries of the journal' }) size: number;
  @Shape('string', { description: 'Of the Merkle tree of RFC 6962 over them, in base64' }) root: string;
  @Shape('string', { description: 'A signed checkpoint, as C2SP has it' }) note: string;
  @Shape('string', { description: 'The public key that it is signed with: `name+id+base64`' }) key: string;
}

@ApiTags('Dossiers')
@Controller('api/journal/vehicles')
export class CheckpointsController {
  constructor(private readonly checkpoints: Checkpoints) {}

  @Get(':id/checkpoint')
  @OfVehicle({ path: 'id' })
  @Reads(CheckpointView, 'The signed head of the journal of a vehicle')
  async checkpoint(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<Checkpoint> {
    return this.checkpoints.of(owner, id);
  }
}
