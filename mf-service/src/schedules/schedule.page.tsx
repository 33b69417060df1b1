import { DateText, Mileage, Money } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import {
  Button,
  Card,
  EditIcon,
  EmptyState,
  KeyValue,
  NotFoundState,
  PageSkeleton,
  PlusIcon,
  StatusBadge,
  NotYet,
} from '@carnet/mf-kit/ui';
import { Link, useParams } from '@carnet/mf-kit/federation';
import { Columns, type Column, DataTable, PageFrame, Section } from '@carnet/mf-kit/pages';
import { distanceOf, type Due, DUE_LABELS, DUE_TONES, dueOfVehicleQuery, pointOf } from '../due';
import { vehicleName } from '../lookups';
import * as m from '../messages/schedules';
import * as values from '../messages/values';
import { paths } from '../paths';
import { recurrenceSummary } from '../templates';
import { ActivationButton, ActivationNotice, useActivation } from './activation';
import classes from './schedule.module.css';
import { ACTIVITY_LABELS, ACTIVITY_TONES, activityOf } from './schedule.constants';
import { type Schedule, type ScheduledTemplate, scheduleQuery } from './schedules.queries';

export default function SchedulePage() {
  const id = Number(useParams().id);
  const schedule = useLoaded(scheduleQuery(id));
  if (!schedule.data)
    return (
      <NotYet
        of={schedule}
        waiting={<PageSkeleton shape="sheet" label={m.loadingOne} />}
        missing={<NotFoundState text={m.notFound} back={{ to: paths.activeSchedules(), label: m.activeSchedules }} />}
        prefix={m.error}
      />
    );
  return <ScheduleSheet schedule={schedule.data} />;
}

/** Read-only view of a schedule (contract §4). */
function ScheduleSheet({ schedule }: { schedule: Schedule }) {
  const activation = useActivation();
  return (
    <PageFrame
      title={schedule.name}
      subtitle={schedule.nickname ? `${vehicleName(schedule)} · ${schedule.nickname}` : vehicleName(schedule)}
      back={{ to: paths.schedulesOfVehicle(schedule.vehicle_id), label: m.serviceSchedules }}
      badges={<StatusBadge status={activityOf(schedule)} tones={ACTIVITY_TONES} labels={ACTIVITY_LABELS} />}
      actions={
        <>
          <ActivationButton schedule={schedule} activation={activation} />
          <Button to={paths.manageSchedule(schedule.id)} variant="primary" icon={<EditIcon size={18} />}>
            {m.manageSchedule}
          </Button>
        </>
      }
    >
      <ActivationNotice activation={activation} />
      <Columns top={<Facts schedule={schedule} />}>
        {schedule.description && (
          <Section title={m.description}>
            <Card>
              <p className={classes.text}>{schedule.description}</p>
            </Card>
          </Section>
        )}
        <Section title={m.templates}>
          <Templates schedule={schedule} />
        </Section>
      </Columns>
    </PageFrame>
  );
}

function Facts({ schedule }: { schedule: Schedule }) {
  return (
    <Card>
      <KeyValue
        items={[
          { label: m.vehicle, value: <Link to={paths.vehicle(schedule.vehicle_id)}>{vehicleName(schedule)}</Link> },
          { label: m.mileage, value: <Mileage miles={schedule.current_mileage} unit={schedule.odometer_unit} /> },
          { label: m.templates, value: schedule.template_count },
          { label: m.created, value: <DateText date={schedule.created_at} time /> },
          { label: m.lastUpdated, value: <DateText date={schedule.updated_at} time /> },
        ]}
      />
    </Card>
  );
}

function Templates({ schedule }: { schedule: Schedule }) {
  const due = useLoaded({ ...dueOfVehicleQuery(schedule.vehicle_id), enabled: schedule.is_active });
  if (schedule.templates.length === 0)
    return (
      <EmptyState
        title={m.noTemplates}
        action={
          <Button to={paths.manageSchedule(schedule.id)} icon={<PlusIcon size={18} />}>
            {m.addTemplates}
          </Button>
        }
      >
        {m.addWhatIsNeeded}
      </EmptyState>
    );
  return (
    <>
      {schedule.is_active && !due.data && <NotYet of={due} waiting={null} plain />}
      <DataTable
        caption={m.templatesOfSchedule}
        columns={columnsFor((schedule.is_active && due.data?.rows) || null)}
        rows={schedule.templates}
        rowKey={(template) => template.id}
        rowLink={(template) => paths.template(template.id)}
      />
    </>
  );
}

/** @param due everything due on the vehicle, by its active schedules; null if the schedule is inactive or this is unknown */
const columnsFor = (due: readonly Due[] | null): Column<ScheduledTemplate>[] => [
  { key: 'name', header: m.template, primary: true, cell: (template) => template.name, note: recurrenceSummary },
  ...(due ? dueColumns(due) : []),
  {
    key: 'cost',
    header: m.estimatedCost,
    align: 'end',
    cell: (template) => <Money amount={template.estimated_cost} currency={template.currency} />,
  },
];

function dueColumns(due: readonly Due[]): Column<ScheduledTemplate>[] {
  const dueOf = ({ id }: ScheduledTemplate) => due.find(({ template_id }) => template_id === id);
  return [
    {
      key: 'status',
      phone: 'aside',
      header: m.status,
      cell: (template) => {
        const next = dueOf(template);
        return (
          <StatusBadge
            status={next?.status ?? 'Done'}
            tones={{ ...DUE_TONES, Done: 'good' }}
            labels={{ ...DUE_LABELS, Done: values.done }}
          />
        );
      },
    },
    {
      key: 'due',
      header: m.nextDue,
      cell: (template) => {
        const next = dueOf(template);
        if (!next) return '—';
        return (
          <span>
            {distanceOf(next)}
            <span className={classes.point}>{pointOf(next)}</span>
          </span>
        );
      },
    },
  ];
}
