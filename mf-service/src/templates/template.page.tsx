import { DateText, Money } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import {
  Badge,
  Button,
  Card,
  EditIcon,
  KeyValue,
  NotFoundState,
  NotYet,
  PageSkeleton,
  RichText,
  type Spec,
  StatusBadge,
} from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import { Columns, ConfirmDelete, PageFrame, Section, useDeletion } from '@carnet/mf-kit/pages';
import type { ReactNode } from 'react';
import { downloadJson } from '../imports';
import * as one from '../messages/template';
import * as m from '../messages/templates';
import { paths } from '../paths';
import { AssociatedEvents } from './associated-events';
import { DownloadIcon } from './download-icon';
import { daysText, distanceText, monthsText } from './interval.rules';
import { exportNameOf, exportOf } from './template-file';
import { TemplateStatusChange } from './template-status';
import { RECURRENCE_LABELS, STATUS_LABELS, STATUS_TONES, TYPE_LABELS } from './template.constants';
import { type Template, TEMPLATE, templateQuery } from './templates.queries';
import classes from './template.module.css';

const BACK = { to: paths.templates(), label: m.backToTemplates };

export default function TemplatePage() {
  const id = Number(useParams().id);
  const template = useLoaded(templateQuery(id));
  if (!template.data)
    return (
      <NotYet
        of={template}
        waiting={<PageSkeleton shape="sheet" label={m.loadingOne} />}
        missing={<NotFoundState text={m.notFound} back={BACK} />}
        prefix={m.error}
      />
    );
  return <TemplateSheet key={id} template={template.data} />;
}

function TemplateSheet({ template }: { template: Template }) {
  return (
    <PageFrame
      title={template.name}
      subtitle={template.source && one.fromSource({ source: template.source })}
      back={BACK}
      badges={
        <>
          <Badge>{TYPE_LABELS[template.type]}</Badge>
          <StatusBadge status={template.status} tones={STATUS_TONES} labels={STATUS_LABELS} />
        </>
      }
      rareActions={
        <Button icon={<DownloadIcon />} onClick={() => downloadJson(exportNameOf(template), exportOf(template))}>
          {m.exportTemplate}
        </Button>
      }
      actions={
        <Button to={paths.editTemplate(template.id)} icon={<EditIcon size={18} />}>
          {m.editTemplate}
        </Button>
      }
    >
      <TemplateStatusChange template={template} />
      <Columns top={<BasicInformation template={template} />}>
        <Section title={m.description}>
          <Card>
            {template.description ? <RichText html={template.description} /> : <None>{m.noDescription}</None>}
          </Card>
        </Section>
        <Section title={m.recommendedParts}>
          <Card>
            <RecommendedParts parts={template.recommended_parts} />
          </Card>
        </Section>
        <Section title={m.notes}>
          <Card>{template.notes ? <p className={classes.text}>{template.notes}</p> : <None>{m.noNotes}</None>}</Card>
        </Section>
      </Columns>
      <AssociatedEvents templateId={template.id} />
      <Section title={m.deleteTemplate}>
        <DeleteTemplate id={template.id} />
      </Section>
    </PageFrame>
  );
}

function BasicInformation({ template }: { template: Template }) {
  return (
    <Section title={m.basicInformation}>
      <Card>
        <KeyValue
          items={[
            { label: m.type, value: TYPE_LABELS[template.type] },
            { label: m.recurrenceType, value: RECURRENCE_LABELS[template.recurrence_type] },
            ...recurrence(template),
            {
              label: m.estimatedCostOf,
              value: <Money amount={template.estimated_cost} currency={template.currency} none={m.notSpecified} />,
            },
            { label: m.status, value: STATUS_LABELS[template.status] },
            { label: m.created, value: <DateText date={template.created_at} time /> },
            { label: m.lastUpdated, value: <DateText date={template.updated_at} time /> },
          ]}
        />
      </Card>
    </Section>
  );
}

function recurrence(template: Template): Spec[] {
  if (template.recurrence_type === 'Total_Mileage')
    return [
      {
        label: m.atTotalMileage,
        value: distanceText(template.recurrence_total_mileage, template.distance_unit),
      },
      { label: m.atVehicleAge, value: monthsText(template.recurrence_total_age) },
    ];
  return [
    { label: m.timeInterval, value: daysText(template.recurrence_time_interval) },
    { label: m.mileageInterval, value: distanceText(template.recurrence_mileage_interval, template.distance_unit) },
  ];
}

function RecommendedParts({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return <None>{m.noRecommendedParts}</None>;
  return (
    <ul className={classes.parts}>
      {parts.map((part, at) => (
        <li key={at}>{part}</li>
      ))}
    </ul>
  );
}

function None({ children }: { children: ReactNode }) {
  return <p className={classes.none}>{children}</p>;
}

function DeleteTemplate({ id }: { id: number }) {
  const remove = useDeletion(TEMPLATE, id, paths.templates());
  return (
    <ConfirmDelete
      label={m.deleteTemplate}
      question={m.deleteQuestion}
      prefix={m.error}
      fallback={m.deleteUnexpected}
      onConfirm={() => remove()}
    >
      <p>{m.cannotBeUndone}</p>
      <p>{m.usersStay}</p>
    </ConfirmDelete>
  );
}
