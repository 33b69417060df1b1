import { DateText } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded } from '@carnet/mf-kit/data';
import {
  Button,
  Card,
  EditIcon,
  EmptyState,
  KeyValue,
  NotFoundState,
  Notice,
  NotYet,
  PageSkeleton,
  StatusBadge,
} from '@carnet/mf-kit/ui';
import { Link, useParams } from '@carnet/mf-kit/federation';
import {
  Changes,
  Columns,
  DeleteButton,
  PageFrame,
  PrintButton,
  Section,
  useAskedDeletion,
  useDeletion,
} from '@carnet/mf-kit/pages';
import { eventName, eventType, mileageFact, vehicleName } from '../lookups';
import { RecordDocuments } from '../documents';
import { RecordPhotos } from '../record-photos';
import { paths } from '../paths';
import classes from './issue.module.css';
import { type Issue, ISSUE, issueQuery } from './issues.queries';
import { PRIORITIES, PRIORITY_TONES, STATUS_TONES, STATUSES } from './issue.constants';
import * as common from '../messages/common';
import * as m from '../messages/issues';

const BACK = { to: paths.issues(), label: m.issues };

export default function IssuePage() {
  const id = Number(useParams().id);
  const issue = useLoaded(issueQuery(id));
  if (!issue.data)
    return (
      <NotYet
        of={issue}
        waiting={<PageSkeleton shape="sheet" label={m.loading} />}
        missing={<NotFoundState text={m.notFound} back={BACK} />}
        prefix={common.error}
      />
    );
  return <IssueSheet issue={issue.data} />;
}

function IssueSheet({ issue }: { issue: Issue }) {
  const remove = useDeletion(ISSUE, issue.id, paths.issues());
  const deletion = useAskedDeletion(m.confirmDelete, () => remove());
  return (
    <PageFrame
      title={issue.title}
      back={BACK}
      badges={
        <>
          <StatusBadge status={issue.status} tones={STATUS_TONES} labels={STATUSES} />
          <StatusBadge status={issue.priority} tones={PRIORITY_TONES} labels={PRIORITIES} />
        </>
      }
      rareActions={<PrintButton />}
      actions={
        <>
          <Button to={paths.editIssue(issue.id)} icon={<EditIcon size={18} />}>
            {common.edit}
          </Button>
          <DeleteButton deletion={deletion} />
        </>
      }
    >
      {deletion.error && (
        <Notice tone="bad">
          {common.error} {messageOf(deletion.error, m.notDeleted)}
        </Notice>
      )}
      <Columns top={<Facts issue={issue} />}>
        <Section title={common.description}>
          <Card>
            <p className={issue.description ? classes.text : classes.none}>
              {issue.description ?? common.noDescription}
            </p>
          </Card>
        </Section>
        {issue.status === 'Resolved' && (
          <Section title={m.resolutionNotes}>
            <Card>
              <p className={issue.resolution_notes ? classes.text : classes.none}>
                {issue.resolution_notes ?? m.noResolutionNotes}
              </p>
            </Card>
          </Section>
        )}
        <Section title={m.relatedEvents}>
          <RelatedEvents issue={issue} />
        </Section>
        <RecordPhotos subject="issue" id={issue.id} />
        <RecordDocuments subject="issue" id={issue.id} />
      </Columns>
      <Changes record={issue} of={() => import('./issue.changes')} />
    </PageFrame>
  );
}

function Facts({ issue }: { issue: Issue }) {
  const resolved = issue.resolved_date
    ? [{ label: m.resolvedOn, value: <DateText date={issue.resolved_date} edtf={issue.resolved_date_edtf} /> }]
    : [];
  return (
    <Card>
      <KeyValue
        items={[
          { label: common.vehicle, value: <Link to={paths.vehicle(issue.vehicle_id)}>{vehicleName(issue)}</Link> },
          { label: common.status, value: STATUSES[issue.status] },
          { label: m.priority, value: PRIORITIES[issue.priority] },
          { label: m.reported, value: <DateText date={issue.reported_date} edtf={issue.reported_date_edtf} /> },
          ...resolved,
          ...mileageFact(issue),
        ]}
      />
    </Card>
  );
}

function RelatedEvents({ issue }: { issue: Issue }) {
  if (issue.service_events.length === 0)
    return <EmptyState title={m.noRelatedEvents}>{m.noRelatedEventsText}</EmptyState>;
  return (
    <Card as="section">
      <ul className={classes.events}>
        {issue.service_events.map((event) => (
          <li key={event.id}>
            <Link to={paths.serviceEvent(event.id)}>{eventName(event)}</Link>
            <span>
              <DateText date={event.date_performed} edtf={event.date_performed_edtf} /> · {eventType(event.type)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
