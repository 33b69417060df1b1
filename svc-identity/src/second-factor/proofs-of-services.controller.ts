import { ParseId } from '@carnet/fields';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { StepUp } from './step-up.js';

/** For services whose routes want a proof, too; reached with the service token only. */
@ApiExcludeController()
@Controller('internal/proofs')
export class ProofsOfServicesController {
  constructor(private readonly stepUp: StepUp) {}

  /** Tells whether the person has proven in this session, in the last ten minutes, that it is them, and by what they can. */
  @Get()
  standing(
    @Query('owner_id', ParseId) owner: number,
    @Query('session') session = '',
  ): Promise<{ proven: boolean; methods: readonly string[] }> {
    return this.stepUp.standing(owner, session);
  }
}
