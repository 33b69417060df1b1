import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { HandoverController } from './handover.controller.js';
import { HandoverPart } from './handover-part.js';
import { Handovers } from './handover.service.js';

/** Lets a service take part in handovers. */
@Module({})
export class HandoverModule {
  /** @param imports modules that the part depends on */
  static register(part: Type<HandoverPart>, imports: DynamicModule['imports'] = []): DynamicModule {
    return {
      module: HandoverModule,
      imports,
      controllers: [HandoverController],
      providers: [{ provide: HandoverPart, useClass: part }, Handovers],
    };
  }
}
