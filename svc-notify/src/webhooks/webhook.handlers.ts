import type { FactBodies } from '@carnet/contracts';
import type { FactChange, FactEffect } from '@carnet/fact-log';
import { Injectable, type Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { happeningOf, type ToldKind } from './happenings.rules.js';
import { WebhookMessages } from './webhook-messages.service.js';

/** Follows a kind of fact as an effect, so that each change causes one event, even if the log is read again. */
function tellingOf<Kind extends ToldKind>(kind: Kind): Type<FactEffect<Kind, FactBodies[Kind]>> {
  @Injectable()
  class Telling implements FactEffect<Kind, FactBodies[Kind]> {
    readonly name = `webhooks-${kind}`;
    readonly kind = kind;

    constructor(private readonly messages: WebhookMessages) {}

    async applyChanges(tx: EntityManager, changes: FactChange<Kind, FactBodies[Kind]>[]): Promise<void> {
      const happened = changes.map((change) => happeningOf(kind, change, this.messages.carnetUrl));
      await this.messages.append(
        tx,
        happened.filter((one) => one !== null),
      );
    }
  }
  return Telling;
}

/** Events of svc-garage. */
export const VehicleTelling = tellingOf('vehicle');
export const PartTelling = tellingOf('part');

/** Events of svc-service. */
export const ServiceEventTelling = tellingOf('service-event');
export const DuePointTelling = tellingOf('due-point');

/** Events of svc-usage. */
export const ComponentDueTelling = tellingOf('component-due-point');

/** Events of svc-records. */
export const ModificationTelling = tellingOf('modification');
export const IssueTelling = tellingOf('issue');
export const TrackDayTelling = tellingOf('track-day');
export const PaperTelling = tellingOf('paper');
export const DocumentExpiryTelling = tellingOf('document-expiry');
