import { BooleanField, IdField, IdListField, Shape } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import { EmailField } from '../accounts/account.dto.js';
import * as m from '../messages/handover.js';
import {
  type Figures,
  HANDOVER_PROBLEMS,
  HANDOVER_STATES,
  type HandoverProblem,
  type HandoverState,
} from './handover.entity.js';

const COUNTS = { type: 'object' as const, additionalProperties: { type: 'integer' as const } };

/** The maximum number of papers that an offer can leave out. */
const MOST_PAPERS = 10_000;

export class OfferVehicle {
  @IdField({ required: m.vehicleRequired, description: 'The vehicle that is offered' }) vehicle_id: number;

  @EmailField(m.emailRequired) email: string;

  @BooleanField({ description: 'False takes amounts of money out before; true where nothing is said' })
  with_costs?: boolean | null;

  @BooleanField({ description: 'False takes notes out before; true where nothing is said' })
  with_notes?: boolean | null;

  @IdListField({ max: MOST_PAPERS, description: 'Papers of the vehicle that do not go along' })
  without_papers?: number[] | null;
}

export class AcceptVehicle {
  @IdField({ required: m.collectionRequired, description: 'The collection that the vehicle arrives in' })
  collection_id: number;
}

export class HandoverView {
  @Shape('integer') id: number;
  @Shape('string', { enum: ['giving', 'receiving'] }) side: 'giving' | 'receiving';
  @Shape('string', { enum: [...HANDOVER_STATES] }) state: HandoverState;
  @Shape('integer') vehicle_id: number;
  @Shape('string') vehicle_name: string;
  @Shape('string', { description: 'Where the offer was sent to' }) email: string;
  @Shape('string', { description: 'Who offers the vehicle' }) from_name: string;
  @Shape('boolean') with_costs: boolean;
  @Shape('boolean') with_notes: boolean;
  @Shape('integer', { description: 'How many papers do not go along' }) papers_withheld: number;
  @ApiProperty({ ...COUNTS, description: 'What there was of the vehicle when it was offered, by tables' })
  figures: Figures;
  @Shape('date-time') offered_at: string;
  @Shape('date-time') expires_at: string;
  @Shape('date-time', { nullable: true }) ended_at: string | null;
  @Shape('string', {
    nullable: true,
    enum: [...HANDOVER_PROBLEMS],
    description: 'Why it was undone when it was accepted',
  })
  problem: HandoverProblem | null;
}

export class HandoverFiguresView {
  @ApiProperty({ ...COUNTS, description: 'What goes with the vehicle, by tables' })
  figures: Figures;
}
