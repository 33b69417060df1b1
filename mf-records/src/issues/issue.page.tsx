import {
  Button,
  Card,
  Columns,
  DateText,
  EditIcon,
  EmptyState,
  ErrorState,
  isMissing,
  KeyValue,
  Link,
  NotFoundState,
  Notice,
  messageOf,
  PageFrame,
  PageSkeleton,
  Section,
  StatusBadge,
  TrashIcon,
  useMutation,
  useNavigate,
  useParams,
  useQuery,
  useQueryClient,
} from '@carnet/mf-kit';
import { vehicleName } from '../lookups/vehicles.queries';
import { paths } from '../paths';
import classes from './issue.module.css';
import { deleteIssue, type Issue, issueQuery, issuesChanged } from './issues.queries';
import { PRIORITY_TONES, STATUS_TONES } from './issue.words';

const BACK = { to: paths.issues(), label: 'Issues' };

export default function IssuePage() {
  const id = Number(useParams().id);
  const issue = useQuery(issueQuery(id));
  if (issue.isPending) return <PageSkeleton shape="sheet" label="Loading issue..." />;
  if (issue.isError && isMissing(issue.error)) return <NotFoundState text="Issue not found" back={BACK} />;
  if (issue.isError) return <ErrorState prefix="Error:" error={issue.error} onRetry={issue.refetch} />;
  return <IssueSheet issue={issue.data} />;
}

function IssueSheet({ issue }: { issue: Issue }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => deleteIssue(issue.id),
    onSuccess: () => {
      navigate(paths.issues());
      queries.removeQueries({ queryKey: issueQuery(issue.id).queryKey });
      return issuesChanged(queries);
    },
  });
  const remove = () => {
    if (window.confirm('Are you sure you want to delete this issue?')) removal.mutate();
  };
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
          <Button variant="danger" icon={<TrashIcon size={18} />} busy={removal.isPending} onClick={remove}>
            {removal.isPending ? 'Deleting...' : 'Delete'}
          </Button>
        </>
      }
    >
      {removal.isError && <Notice tone="bad">Error: {messageOf(removal.error, 'Error deleting issue')}</Notice>}
      <Columns aside={<Facts issue={issue} />}>
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
