import { formatPreview, Money } from '@carnet/mf-kit/formats';
import { useInfiniteQuery, useLoaded } from '@carnet/mf-kit/data';
import { Button, EmptyState, PlusIcon, StatusBadge } from '@carnet/mf-kit/ui';
import {
  type Column,
  DataTable,
  EditLink,
  FilteredList,
  ListFilters,
  PageFrame,
  useUrlFilters,
  ViewLink,
} from '@carnet/mf-kit/pages';
import * as counts from '../messages/template-count';
import * as m from '../messages/templates';
import { paths } from '../paths';
import { ImportTemplates } from './import-templates';
import { plainText } from './plain-text';
import { recurrenceSummary } from './recurrence.rules';
import { STATUS_FILTERS, STATUS_LABELS, STATUS_TONES, TYPE_CHOICES, TYPE_LABELS } from './template.constants';
import { sourcesQuery, TEMPLATE_FILTERS, type TemplateRow, templatesQuery } from './templates.queries';
import classes from './template.module.css';

export default function TemplatesPage() {
  const filters = useUrlFilters(TEMPLATE_FILTERS);
  const { values } = filters;
  const templates = useInfiniteQuery(templatesQuery(values));
  const sources = useLoaded(sourcesQuery());
  return (
    <PageFrame
      title={m.title}
      subtitle={m.subtitle}
      rareActions={<ImportTemplates />}
      actions={
        <Button to={paths.newTemplate()} variant="primary" icon={<PlusIcon size={18} />}>
          {m.createNew}
        </Button>
      }
    >
      <FilteredList
        query={templates}
        loading={m.loading}
        filters={filters}
        label={m.filter}
        count={counts.templates}
        fields={
          <ListFilters
            filters={filters}
            search={m.searchedIn}
            selects={[
              { name: 'type', label: m.type, all: m.allTypes, options: TYPE_CHOICES },
              { name: 'status', label: m.status, all: m.allStatuses, options: STATUS_FILTERS },
              {
                name: 'source',
                label: m.source,
                all: m.allSources,
                options: withChosen(sources.data ?? [], values.source),
              },
            ]}
          />
        }
        none={<NoTemplates />}
        noMatch={m.noMatch}
      >
        {(rows, stale) => (
          <DataTable
            caption={m.caption}
            columns={COLUMNS}
            rows={rows}
            rowKey={(template) => template.id}
            rowLink={(template) => paths.template(template.id)}
            stale={stale}
          />
        )}
      </FilteredList>
    </PageFrame>
  );
}

/** Keeps the source from the URL selectable even if no template has it. */
const withChosen = (sources: readonly string[], chosen: string): string[] =>
  chosen === '' || sources.includes(chosen) ? [...sources] : [chosen, ...sources];

function NoTemplates() {
  return (
    <EmptyState
      title={m.noTemplates}
      action={
        <Button to={paths.newTemplate()} variant="primary">
          {m.createFirst}
        </Button>
      }
    >
      {m.sayItOnce}
    </EmptyState>
  );
}

const COLUMNS: readonly Column<TemplateRow>[] = [
  {
    key: 'name',
    header: m.name,
    primary: true,
    cell: (template) => template.name,
    note: (template) => formatPreview(plainText(template.description)),
  },
  { key: 'type', header: m.type, cell: (template) => TYPE_LABELS[template.type] },
  {
    key: 'source',
    header: m.source,
    wraps: true,
    cell: (template) => template.source ?? '—',
  },
  { key: 'recurrence', header: m.recurrence, cell: recurrenceSummary },
  {
    key: 'status',
    phone: 'aside',
    header: m.status,
    cell: (template) => <StatusBadge status={template.status} tones={STATUS_TONES} labels={STATUS_LABELS} />,
  },
  {
    key: 'cost',
    header: m.estimatedCost,
    align: 'end',
    cell: (template) => <Money amount={template.estimated_cost} currency={template.currency} />,
  },
  {
    key: 'actions',
    header: m.actions,
    phone: 'hidden',
    actions: true,
    cell: (template) => <RowActions template={template} />,
  },
];

function RowActions({ template }: { template: TemplateRow }) {
  return (
    <span className={classes.rowActions}>
      <ViewLink name={template.name} to={paths.template(template.id)} />
      <EditLink name={template.name} to={paths.editTemplate(template.id)} />
    </span>
  );
}
