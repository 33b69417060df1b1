import {
  Button,
  Card,
  Columns,
  DateText,
  DeleteButton,
  EditIcon,
  EmptyState,
  KeyValue,
  Link,
  messageOf,
  NotFoundState,
  Notice,
  NotYet,
  PageFrame,
  PageSkeleton,
  Section,
  StatusBadge,
  useAskedDeletion,
  useDeletion,
  useLoaded,
  useParams,
} from '@carnet/mf-kit';
import { vehicleName } from '../lookups';
import { RecordDocuments } from '../documents';
import { RecordPhotos } from '../record-photos';
import { paths } from '../paths';
import classes from './issue.module.css';
import { type Issue, ISSUE, issueQuery } from './issues.queries';
import { PRIORITY_TONES, STATUS_TONES } from './issue.constants';

const BACK = { to: paths.issues(), label: 'Issues' };

export default function IssuePage() {
  const id = Number(useParams().id);
  const issue = useLoaded(issueQuery(id));
  if (!issue.data)
    return (
      <NotYet
        of={issue}
        waiting={<PageSkeleton shape="sheet" label="Loading issue..." />}
        missing={<NotFoundState text="Issue not found" back={BACK} />}
        prefix="Error:"
      />
    );
  return <IssueSheet issue={issue.data} />;
}

function IssueSheet({ issue }: { issue: Issue }) {
  const remove = useDeletion(ISSUE, issue.id, paths.issues());
  const deletion = useAskedDeletion('Are you sure you want to delete this issue?', () => remove());
  return (
    <PageFrame
      title={issue.title}
      back={BACK}
      badges={
        <>
          <StatusBadge status={issue.status} tones={STATUS_TONES} />
          <StatusBadge status={issue.priority} tones={PRIORITY_TONES} />
        </>
      }
      actions={
        <>
          <Button to={paths.editIssue(issue.id)} icon={<EditIcon size={18} />}>
            Edit
          </Button>
          <DeleteButton deletion={deletion} />
        </>
      }
    >
      {deletion.error && <Notice tone="bad">Error: {messageOf(deletion.error, 'Error deleting issue')}</Notice>}
      <Columns top={<Facts issue={issue} />}>
        <Section title="Description">
          <Card>
            <p className={issue.description ? classes.text : classes.none}>
              {issue.description ?? 'No description provided'}
            </p>
          </Card>
        </Section>
        {issue.status === 'Resolved' && (
          <Section title="Resolution Notes">
            <Card>
              <p className={issue.resolution_notes ? classes.text : classes.none}>
                {issue.resolution_notes ?? 'No resolution notes'}
              </p>
            </Card>
          </Section>
        )}
        <Section title="Related Service Events">
          <RelatedEvents issue={issue} />
        </Section>
        <RecordPhotos subject="issue" id={issue.id} />
        <RecordDocuments subject="issue" id={issue.id} />
      </Columns>
    </PageFrame>
  );
}

function Facts({ issue }: { issue: Issue }) {
  const resolved = issue.resolved_date ? [{ label: 'Resolved', value: <DateText date={issue.resolved_date} /> }] : [];
  return (
    <Card>
      <KeyValue
        items={[
          { label: 'Vehicle', value: <Link to={paths.vehicle(issue.vehicle_id)}>{vehicleName(issue)}</Link> },
          { label: 'Status', value: issue.status },
          { label: 'Priority', value: issue.priority },
          { label: 'Reported', value: <DateText date={issue.reported_date} /> },
          ...resolved,
        ]}
      />
    </Card>
  );
}

function RelatedEvents({ issue }: { issue: Issue }) {
  if (issue.service_events.length === 0)
    return (
      <EmptyState title="No related service events.">Edit the issue to name the work that belongs to it.</EmptyState>
    );
  return (
    <Card as="section">
      <ul className={classes.events}>
        {issue.service_events.map((event) => (
          <li key={event.id}>
            <Link to={paths.serviceEvent(event.id)}>{event.name || `Service Event #${event.id}`}</Link>
            <span>
              <DateText date={event.date_performed} /> · {event.type}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
