import {
  ErrorState,
  forEditing,
  useVersionedSave,
  Navigate,
  PageFrame,
  PageSkeleton,
  useNavigate,
  useParams,
  useQuery,
  useQueryClient,
} from '@carnet/mf-kit';
import { vehicleChoicesQuery } from '../lookups/vehicles.queries';
import { paths } from '../paths';
import { IssueForm } from './issue-form';
import { issueBody, valuesOf } from './issue-form.schema';
import { type Issue, issueQuery, issuesChanged, readIssue, updateIssue } from './issues.queries';

export default function IssueEditPage() {
  const id = Number(useParams().id);
  const issue = useQuery({ ...issueQuery(id), ...forEditing });
  const vehicles = useQuery(vehicleChoicesQuery());
  if (issue.isPending || !issue.isFetchedAfterMount || vehicles.isPending) return <PageSkeleton shape="sheet" />;
  // An issue that cannot be loaded for editing sends the user to the list (spec 001 §2).
  if (issue.isError) return <Navigate to={paths.issues()} replace />;
  if (vehicles.isError) return <ErrorState error={vehicles.error} onRetry={vehicles.refetch} />;
  return <EditForm key={id} issue={issue.data} vehicles={vehicles.data} />;
}

function EditForm({ issue, vehicles }: Pick<Parameters<typeof IssueForm>[0], 'vehicles'> & { issue: Issue }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const save = useVersionedSave(issue, updateIssue, () => readIssue(issue.id));
  return (
    <PageFrame title="Edit Issue" width="narrow" back={{ to: paths.issue(issue.id), label: issue.title }}>
      <IssueForm
        initial={valuesOf(issue)}
        vehicles={vehicles}
        submitLabel="Update Issue"
        fallback="Error updating issue"
        cancelTo={paths.issue(issue.id)}
        save={(values) => save(issueBody(values))}
        onSaved={(saved) => {
          void issuesChanged(queries, saved);
          navigate(paths.issue(saved.id));
        }}
      />
    </PageFrame>
  );
}
