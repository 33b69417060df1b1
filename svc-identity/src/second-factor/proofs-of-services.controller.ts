import { ParseId } from '@carnet/fields';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { StepUp } from './step-up.js';

/** For other services whose routes also require proof; reachable with the service token only. */
@ApiExcludeController()
@Controller('internal/proofs')
export class ProofsOfServicesController {
  constructor(private readonly stepUp: StepUp) {}

  /** Returns whether the session has a proof from the last ten minutes, and the possible methods. */
  @Get()
  standing(
    @Query('owner_id', ParseId) owner: number,
    @Query('session') session = '',
  ): Promise<{ proven: boolean; methods: readonly string[] }> {
    return this.stepUp.standing(owner, session);
  }
}
