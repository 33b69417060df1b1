import {
  Badge,
  Button,
  Card,
  Columns,
  ConfirmDelete,
  DateText,
  EditIcon,
  KeyValue,
  Money,
  NotFoundState,
  NotYet,
  PageFrame,
  PageSkeleton,
  RichText,
  Section,
  type Spec,
  StatusBadge,
  useDeletion,
  useLoaded,
  useParams,
} from '@carnet/mf-kit';
import type { ReactNode } from 'react';
import { downloadJson } from '../imports';
import { paths } from '../paths';
import { AssociatedEvents } from './associated-events';
import { DownloadIcon } from './download-icon';
import { daysText, milesText, monthsText } from './recurrence.rules';
import { exportNameOf, exportOf } from './template-file';
import { TemplateStatusChange } from './template-status';
import { spaced, STATUS_TONES } from './template.constants';
import { type Template, TEMPLATE, templateQuery } from './templates.queries';
import classes from './template.module.css';

const BACK = { to: paths.templates(), label: 'Back to Templates' };

export default function TemplatePage() {
  const id = Number(useParams().id);
  const template = useLoaded(templateQuery(id));
  if (!template.data)
    return (
      <NotYet
        of={template}
        waiting={<PageSkeleton shape="sheet" label="Loading template..." />}
        missing={<NotFoundState text="Template not found" back={BACK} />}
        prefix="Error:"
      />
    );
  return <TemplateSheet key={id} template={template.data} />;
}

function TemplateSheet({ template }: { template: Template }) {
  return (
    <PageFrame
      title={template.name}
      subtitle={template.source && `Source: ${template.source}`}
      back={BACK}
      badges={
        <>
          <Badge>{template.type}</Badge>
          <StatusBadge status={template.status} tones={STATUS_TONES} />
        </>
      }
      actions={
        <>
          <Button icon={<DownloadIcon />} onClick={() => downloadJson(exportNameOf(template), exportOf(template))}>
            Export Template
          </Button>
          <Button to={paths.editTemplate(template.id)} icon={<EditIcon size={18} />}>
            Edit Template
          </Button>
        </>
      }
    >
      <TemplateStatusChange template={template} />
      <Columns top={<BasicInformation template={template} />}>
        <Section title="Description">
          <Card>
            {template.description ? <RichText html={template.description} /> : <None>No description provided</None>}
          </Card>
        </Section>
        <Section title="Recommended Parts">
          <Card>
            <RecommendedParts parts={template.recommended_parts} />
          </Card>
        </Section>
        <Section title="Notes">
          <Card>{template.notes ? <p className={classes.text}>{template.notes}</p> : <None>No notes</None>}</Card>
        </Section>
      </Columns>
      <AssociatedEvents templateId={template.id} />
      <Section title="Delete Template">
        <DeleteTemplate id={template.id} />
      </Section>
    </PageFrame>
  );
}

function BasicInformation({ template }: { template: Template }) {
  return (
    <Section title="Basic Information">
      <Card>
        <KeyValue
          items={[
            { label: 'Type', value: template.type },
            { label: 'Recurrence type', value: spaced(template.recurrence_type) },
            ...recurrence(template),
            { label: 'Estimated cost', value: <Money amount={template.estimated_cost} none="Not specified" /> },
            { label: 'Status', value: spaced(template.status) },
            { label: 'Created', value: <DateText date={template.created_at} time /> },
            { label: 'Last updated', value: <DateText date={template.updated_at} time /> },
          ]}
        />
      </Card>
    </Section>
  );
}

function recurrence(template: Template): Spec[] {
  if (template.recurrence_type === 'Total_Mileage')
    return [
      { label: 'Service at total mileage', value: milesText(template.recurrence_total_mileage) },
      { label: 'Service at vehicle age', value: monthsText(template.recurrence_total_age) },
    ];
  return [
    { label: 'Time interval', value: daysText(template.recurrence_time_interval) },
    { label: 'Mileage interval', value: milesText(template.recurrence_mileage_interval) },
  ];
}

function RecommendedParts({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return <None>No recommended parts</None>;
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
      label="Delete Template"
      question="Are you sure you want to delete this template?"
      prefix="Error:"
      fallback="An unexpected error occurred while deleting the template"
      onConfirm={() => remove()}
    >
      <p>This action cannot be undone. The template will be permanently removed.</p>
      <p>Schedules and service events that use it stay, without it.</p>
    </ConfirmDelete>
  );
}
