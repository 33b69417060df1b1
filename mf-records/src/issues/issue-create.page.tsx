import { ErrorState, FormSkeleton, useNavigate, useQuery, useQueryClient, useSearchParams } from '@carnet/mf-kit';
import { NoVehicles } from '../lookups/no-vehicles';
import { vehicleChoicesQuery } from '../lookups/vehicles.queries';
import { paths } from '../paths';
import { IssueForm } from './issue-form';
import { issueBody, newIssueValues } from './issue-form.schema';
import { createIssue, issuesChanged } from './issues.queries';

export default function IssueCreatePage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const vehicles = useQuery(vehicleChoicesQuery());
  if (vehicles.isPending) return <FormSkeleton />;
  if (vehicles.isError) return <ErrorState error={vehicles.error} onRetry={vehicles.refetch} />;
  if (vehicles.data.length === 0) return <NoVehicles what="An issue" />;
  const asked = vehicles.data.find((vehicle) => String(vehicle.id) === params.get('vehicle_id'));
  const only = vehicles.data.length === 1 ? vehicles.data[0] : undefined;
  return (
    <IssueForm
      initial={newIssueValues(String((asked ?? only)?.id ?? ''))}
      vehicles={vehicles.data}
      submitLabel="Create Issue"
      fallback="Error creating issue"
      cancelTo={paths.issues()}
      save={(values) => createIssue(issueBody(values))}
      onSaved={(issue) => {
        void issuesChanged(queries, issue);
        navigate(paths.issue(issue.id));
      }}
    />
  );
}
