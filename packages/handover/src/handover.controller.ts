import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ParseId } from '@carnet/fields';
import { NotFound } from '@carnet/messages';
import type { Figures, Handover } from './handover.js';
import { Handovers } from './handover.service.js';

/** The steps of a handover, for the service that coordinates it. Requires the service token. */
@ApiExcludeController()
@Controller('internal/handovers')
export class HandoverController {
  constructor(private readonly handovers: Handovers) {}

  @Get('vehicles/:id')
  figures(
    @Param('id', ParseId) vehicle: number,
    @Query('owner_id', ParseId) owner: number,
  ): Promise<{ isThere: boolean; figures: Figures }> {
    return this.handovers.figures(owner, vehicle);
  }

  /** @param ids comma-separated ids of papers that stay with the giver */
  @Get('vehicles/:id/papers')
  async papers(
    @Param('id', ParseId) vehicle: number,
    @Query('owner_id', ParseId) owner: number,
    @Query('ids') ids: string,
  ): Promise<{ areThere: boolean }> {
    return { areThere: await this.handovers.hasPapers(owner, vehicle, ids.split(',').map(Number)) };
  }

  @Post(':step')
  @HttpCode(200)
  async take(@Param('step') step: string, @Body() { handover }: { handover: Handover }): Promise<object> {
    switch (step) {
      case 'hold':
        return this.handovers.hold(handover);
      case 'prepare':
        return this.handovers.prepare(handover);
      case 'move':
        return this.handovers.move(handover);
      case 'tell':
        return this.handovers.tell(handover);
      case 'release':
        return this.handovers.release(handover);
      default:
        throw new NotFound();
    }
  }
}
