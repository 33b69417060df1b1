import { useInfiniteQuery } from '@carnet/mf-kit/data';
import { PagedList, totalOf } from '@carnet/mf-kit/pages';
import type { ReactNode } from 'react';
import { Folded } from '../folded';
import * as m from '../messages/events';
import * as counts from '../messages/event-count';
import { type EventFilters, type EventRow, eventsAheadQuery } from './service-events.queries';

interface EventsAheadProps {
  filters: EventFilters;
  /** Renders one page of events. */
  children: (rows: readonly EventRow[]) => ReactNode;
}

/** Events ahead, collapsed, because a history starts with the last completed event. */
export function EventsAhead({ filters, children }: EventsAheadProps) {
  const events = useInfiniteQuery(eventsAheadQuery(filters));
  const count = totalOf(events);
  return (
    Boolean(count) && (
      <Folded label={counts.ahead({ count: count! })}>
        <PagedList query={events} loading={m.loadingEvents} empty={null}>
          {children}
        </PagedList>
      </Folded>
    )
  );
}
