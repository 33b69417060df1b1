import { FormSkeleton, NotYet, preselected, useLoaded, useSearchParams } from '@carnet/mf-kit';
import { useSaved } from '@carnet/mf-kit/forms';
import { NoVehicles, vehicleChoicesQuery } from '../lookups';
import { paths } from '../paths';
import { FormPhotos, useFormPhotos } from '../record-photos';
import { IssueForm } from './issue-form';
import { issueBody, newIssueValues } from './issue-form.schema';
import { createIssue, ISSUE } from './issues.queries';

export default function IssueCreatePage() {
  const sendPhotos = useFormPhotos('issue');
  const onSaved = useSaved(ISSUE, paths.issue);
  const [params] = useSearchParams();
  const vehicles = useLoaded(vehicleChoicesQuery());
  if (!vehicles.data) return <NotYet of={vehicles} waiting={<FormSkeleton />} />;
  if (vehicles.data.length === 0) return <NoVehicles what="An issue" />;
  const vehicle = preselected(vehicles.data, params.get('vehicle_id'));
  return (
    <IssueForm
      initial={newIssueValues(String(vehicle?.id ?? ''))}
      vehicles={vehicles.data}
      submitLabel="Create Issue"
      fallback="Error creating issue"
      cancelTo={paths.issues()}
      save={(values) => createIssue(issueBody(values))}
      photos={<FormPhotos />}
      onSaved={(saved) => {
        sendPhotos(saved.id);
        onSaved(saved);
      }}
    />
  );
}
