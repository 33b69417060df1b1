import type { usage } from '@carnet/contracts';
import { NONE } from '@carnet/mf-kit/formats';
import { useInfiniteQuery, useLoaded } from '@carnet/mf-kit/data';
import { Button, choicesOf, EmptyState, PlusIcon, StatusBadge } from '@carnet/mf-kit/ui';
import { type Column, DataTable, FilteredList, ListFilters, PageFrame, useUrlFilters } from '@carnet/mf-kit/pages';
import { useMemo } from 'react';
import { vehicleChoicesQuery, vehicleName, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { ageText, KINDS, SEASONS, STATES, TONES, usedText, worstOf } from './component.words';
import { type Component, COMPONENT_FILTERS, componentsQuery, type Group, livesQuery } from './components.queries';
import * as common from '../messages/common';
import * as words from '../messages/component-words';
import * as m from '../messages/components';

type Life = usage.ComponentLifeView;

interface ComponentsPageProps {
  group: Group;
}

/** Sets of tyres, or all other components, with their use and location. */
export function ComponentsPage({ group }: ComponentsPageProps) {
  const isTyres = group === 'tyres';
  const filters = useUrlFilters(COMPONENT_FILTERS);
  const components = useInfiniteQuery(componentsQuery(group, filters.values));
  const vehicles = useLoaded(vehicleChoicesQuery());
  const lives = useLoaded(livesQuery());
  const columns = useMemo(() => {
    const byId = new Map((lives.data ?? []).map((life) => [life.component_id, life]));
    return columnsOf(group, byId);
  }, [group, lives.data]);
  return (
    <PageFrame
      title={isTyres ? words.tyres : words.components}
      subtitle={isTyres ? m.tyresSubtitle : m.componentsSubtitle}
      actions={
        <Button to={paths.newComponent(group)} variant="primary" icon={<PlusIcon size={18} />}>
          {isTyres ? m.addTyres : m.addComponent}
        </Button>
      }
    >
      <FilteredList
        query={components}
        loading={m.loadingAll}
        filters={filters}
        label={m.filter}
        count={isTyres ? m.countSets : m.count}
        fields={
          <ListFilters
            filters={filters}
            search={m.searched}
            selects={[
              {
                name: 'vehicle_id',
                label: common.vehicle,
                all: common.allVehicles,
                options: vehicleOptions(vehicles.data ?? []),
              },
              {
                name: 'state',
                label: m.state,
                all: m.anyState,
                options: choicesOf({ on: m.on, off: m.off, retired: m.retired }),
              },
            ]}
          />
        }
        none={<NoneYet group={group} />}
        noMatch={m.noMatch}
      >
        {(rows, stale) => (
          <DataTable
            caption={isTyres ? words.tyres : words.components}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowLink={({ id }) => paths.component(id)}
            stale={stale}
          />
        )}
      </FilteredList>
    </PageFrame>
  );
}

function NoneYet({ group }: ComponentsPageProps) {
  const isTyres = group === 'tyres';
  return (
    <EmptyState
      title={isTyres ? m.noTyresYet : m.noComponentsYet}
      action={
        <Button to={paths.newComponent(group)} variant="primary">
          {isTyres ? m.addTyres : m.addComponent}
        </Button>
      }
    >
      {isTyres ? m.noTyresYetText : m.noComponentsYetText}
    </EmptyState>
  );
}

function columnsOf(group: Group, lives: ReadonlyMap<number, Life>): Column<Component>[] {
  const lifeOf = ({ id }: Component) => lives.get(id);
  const worst = (component: Component) => worstOf(lifeOf(component)?.limits ?? []);
  return [
    { key: 'name', header: m.name, primary: true, wraps: true, cell: ({ name }) => name, note: ({ maker }) => maker },
    group === 'tyres'
      ? { key: 'size', header: m.size, cell: ({ size, season }) => sizeAndSeason(size, season) ?? NONE }
      : { key: 'kind', header: m.kind, cell: ({ kind }) => KINDS[kind] },
    { key: 'place', header: m.place, wraps: true, cell: placeOf },
    {
      key: 'ran',
      header: m.ran,
      align: 'end',
      cell: (component) => {
        const life = lifeOf(component)?.life;
        return life ? usedText(life) : NONE;
      },
    },
    {
      key: 'age',
      header: m.age,
      align: 'end',
      cell: (component) => {
        const months = lifeOf(component)?.life.months;
        return months == null ? NONE : ageText(months);
      },
    },
    {
      key: 'limits',
      header: m.limits,
      phone: 'aside',
      cell: (component) => {
        const standing = worst(component);
        return standing ? <StatusBadge status={standing.state} tones={TONES} labels={STATES} /> : NONE;
      },
    },
  ];
}

const sizeAndSeason = (size: string | null, season: Component['season']): string | null =>
  [size, season && SEASONS[season]].filter(Boolean).join(' · ') || null;

/** Vehicle or storage place of a component. */
function placeOf({ fitted, stored_at, retired_on }: Component): string {
  if (fitted[0]) return vehicleName(fitted[0]);
  return retired_on === null ? (stored_at ?? NONE) : m.retired;
}
