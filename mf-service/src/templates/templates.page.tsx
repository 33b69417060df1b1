import {
  Button,
  type Column,
  DataTable,
  EditLink,
  EmptyState,
  FilteredList,
  formatPreview,
  ListFilters,
  Money,
  PageFrame,
  PlusIcon,
  StatusBadge,
  useInfiniteQuery,
  useLoaded,
  useUrlFilters,
  ViewLink,
} from '@carnet/mf-kit';
import { paths } from '../paths';
import { ImportTemplates } from './import-templates';
import { plainText } from './plain-text';
import { recurrenceSummary } from './recurrence.rules';
import { STATUS_FILTERS, STATUS_TONES, TEMPLATE_TYPES } from './template.constants';
import { sourcesQuery, TEMPLATE_FILTERS, type TemplateRow, templatesQuery } from './templates.queries';
import classes from './template.module.css';

export default function TemplatesPage() {
  const filters = useUrlFilters(TEMPLATE_FILTERS);
  const { values } = filters;
  const templates = useInfiniteQuery(templatesQuery(values));
  const sources = useLoaded(sourcesQuery());
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
      <FilteredList
        query={templates}
        loading="Loading templates..."
        filters={filters}
        label="Filter templates"
        one="template"
        fields={
          <ListFilters
            filters={filters}
            search="Name or description"
            selects={[
              { name: 'type', label: 'Type', all: 'All types', options: TEMPLATE_TYPES },
              { name: 'status', label: 'Status', all: 'All statuses', options: STATUS_FILTERS },
              {
                name: 'source',
                label: 'Source',
                all: 'All sources',
                options: withChosen(sources.data ?? [], values.source),
              },
            ]}
          />
        }
        none={<NoTemplates />}
        noMatch="No templates found matching your filters."
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
      </FilteredList>
    </PageFrame>
  );
}

/** The source in the address stays in sight even where no template has it. */
const withChosen = (sources: readonly string[], chosen: string): string[] =>
  chosen === '' || sources.includes(chosen) ? [...sources] : [chosen, ...sources];

function NoTemplates() {
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
    wraps: true,
    cell: (template) => template.source ?? '—',
  },
  { key: 'recurrence', header: 'Recurrence', cell: recurrenceSummary },
  {
    key: 'status',
    phone: 'aside',
    header: 'Status',
    cell: (template) => <StatusBadge status={template.status} tones={STATUS_TONES} />,
  },
  {
    key: 'cost',
    header: 'Estimated Cost',
    align: 'end',
    cell: (template) => <Money amount={template.estimated_cost} />,
  },
  {
    key: 'actions',
    header: 'Actions',
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
