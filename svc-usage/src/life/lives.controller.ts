import { ParseId } from '@carnet/fields';
import { Owner, type OwnerId, Reads } from '@carnet/rest';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LivesQuery, LivesView, WholeLifeView } from './life.dto.js';
import { LivesService } from './lives.service.js';

/** A life includes all vehicles of a component, so a key of one vehicle cannot use these routes. */
@ApiTags('Lives of components')
@Controller('api/usage')
export class LivesController {
  constructor(private readonly lives: LivesService) {}

  @Get('lives')
  @Reads(LivesView, 'What components have behind them, and where they stand against their limits')
  list(@Owner() owner: OwnerId, @Query() query: LivesQuery): Promise<LivesView> {
    return this.lives.list(owner, query);
  }

  @Get('components/:id/life')
  @Reads(WholeLifeView, 'All lives of a component, and what they are made of')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<WholeLifeView> {
    return this.lives.get(owner, id);
  }
}
