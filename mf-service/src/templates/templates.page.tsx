import {
  Button,
  type Column,
  DataTable,
  EditLink,
  EmptyState,
  FilterBar,
  FilterSelect,
  formatCount,
  formatPreview,
  Money,
  NoMatches,
  PagedList,
  PageFrame,
  PlusIcon,
  SearchField,
  StatusBadge,
  totalOf,
  useInfiniteQuery,
  useQuery,
  useUrlFilters,
  ViewLink,
} from '@carnet/mf-kit';
import { paths } from '../paths';
import { ImportTemplates } from './import-templates';
import { plainText } from './plain-text';
import { recurrenceSummary } from './recurrence.rules';
import { STATUS_FILTERS, STATUS_TONES, TEMPLATE_TYPES } from './template.words';
import { TEMPLATE_FILTERS, sourcesQuery, type TemplateRow, templatesQuery } from './templates.queries';
import classes from './template.module.css';

export default function TemplatesPage() {
  const filters = useUrlFilters(TEMPLATE_FILTERS);
  const { values, set } = filters;
  const templates = useInfiniteQuery(templatesQuery(values));
  const sources = useQuery(sourcesQuery());
  const total = totalOf(templates);
  return (
    <PageFrame
      title="Service Event Templates"
      subtitle="What comes round again: how often, at which mileage, with which parts."
      actions={
        <>
          <ImportTemplates />
          <Button to={paths.newTemplate()} variant="primary" icon={<PlusIcon size={18} />}>
            Create New Template
          </Button>
        </>
      }
    >
      <FilterBar
        label="Filter templates"
        onClear={filters.active ? filters.clear : undefined}
        summary={total === undefined ? undefined : formatCount(total, 'template')}
      >
        <SearchField
          label="Search"
          placeholder="Name or description"
          value={values.search}
          onChange={(search) => set({ search })}
        />
        <FilterSelect
          label="Type"
          value={values.type}
          onChange={(type) => set({ type })}
          options={[{ value: '', label: 'All types' }, ...TEMPLATE_TYPES]}
        />
        <FilterSelect
          label="Status"
          value={values.status}
          onChange={(status) => set({ status })}
          options={[{ value: '', label: 'All statuses' }, ...STATUS_FILTERS]}
        />
        <FilterSelect
          label="Source"
          value={values.source}
          onChange={(source) => set({ source })}
          options={[{ value: '', label: 'All sources' }, ...withChosen(sources.data ?? [], values.source)]}
        />
      </FilterBar>
      <PagedList
        query={templates}
        loading="Loading templates..."
        empty={<NoTemplates onClear={filters.active ? filters.clear : undefined} />}
      >
        {(rows, stale) => (
          <DataTable
            caption="Service event templates"
            columns={COLUMNS}
            rows={rows}
            rowKey={(template) => template.id}
            rowLink={(template) => paths.template(template.id)}
            stale={stale}
          />
        )}
      </PagedList>
    </PageFrame>
  );
}

/** The source in the address stays in sight even where no template has it. */
const withChosen = (sources: readonly string[], chosen: string): string[] =>
  chosen === '' || sources.includes(chosen) ? [...sources] : [chosen, ...sources];

function NoTemplates({ onClear }: { onClear?: () => void }) {
  if (onClear) return <NoMatches title="No templates found matching your filters." onClear={onClear} />;
  return (
    <EmptyState
      title="No templates yet."
      action={
        <Button to={paths.newTemplate()} variant="primary">
          Create Your First Template
        </Button>
      }
    >
      An oil change every 5,000 miles, brake fluid every two years: say it once, and Carnet knows when it is due.
    </EmptyState>
  );
}

const COLUMNS: readonly Column<TemplateRow>[] = [
  {
    key: 'name',
    header: 'Name',
    primary: true,
    cell: (template) => template.name,
    note: (template) => formatPreview(plainText(template.description)),
  },
  { key: 'type', header: 'Type', cell: (template) => template.type },
  {
    key: 'source',
    header: 'Source',
    cell: (template) => <span className={classes.long}>{template.source ?? '—'}</span>,
  },
  { key: 'recurrence', header: 'Recurrence', cell: recurrenceSummary },
  {
    key: 'status',
    header: 'Status',
    cell: (template) => <StatusBadge status={template.status} tones={STATUS_TONES} />,
  },
  {
    key: 'cost',
    header: 'Estimated Cost',
    align: 'end',
    cell: (template) => <Money amount={template.estimated_cost} />,
  },
  { key: 'actions', header: 'Actions', actions: true, cell: (template) => <RowActions template={template} /> },
];

function RowActions({ template }: { template: TemplateRow }) {
  return (
    <span className={classes.rowActions}>
      <ViewLink name={template.name} to={paths.template(template.id)} />
      <EditLink name={template.name} to={paths.editTemplate(template.id)} />
    </span>
  );
}
