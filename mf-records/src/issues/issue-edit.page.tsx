import {
  ErrorState,
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
import { issueQuery, issuesChanged, updateIssue } from './issues.queries';

export default function IssueEditPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const issue = useQuery({ ...issueQuery(id), refetchOnWindowFocus: false });
  const vehicles = useQuery(vehicleChoicesQuery());
  if (issue.isPending || vehicles.isPending) return <PageSkeleton shape="sheet" />;
  // An issue that cannot be loaded for editing sends the user to the list (spec 001 §2).
  if (issue.isError) return <Navigate to={paths.issues()} replace />;
  if (vehicles.isError) return <ErrorState error={vehicles.error} onRetry={vehicles.refetch} />;
  return (
    <PageFrame title="Edit Issue" width="narrow" back={{ to: paths.issue(id), label: issue.data.title }}>
      <IssueForm
        initial={valuesOf(issue.data)}
        vehicles={vehicles.data}
        submitLabel="Update Issue"
        fallback="Error updating issue"
        cancelTo={paths.issue(id)}
        save={(values) => updateIssue(issue.data, issueBody(values))}
        onSaved={(saved) => {
          void issuesChanged(queries, saved);
          navigate(paths.issue(saved.id));
        }}
      />
    </PageFrame>
  );
}
