import { useLoaded } from '@carnet/mf-kit/data';
import { FormSkeleton, NotYet } from '@carnet/mf-kit/ui';
import { useSearchParams } from '@carnet/mf-kit/federation';
import { preselected } from '@carnet/mf-kit/pages';
import { LateSlot, useSaved } from '@carnet/mf-kit/forms';
import { NoVehicles, vehicleChoicesQuery } from '../lookups';
import { paths } from '../paths';
import { IssueForm } from './issue-form';
import { issueForm } from './issue-form.schema';
import { createIssue, ISSUE } from './issues.queries';
import * as m from '../messages/issues';

export default function IssueCreatePage() {
  const onSaved = useSaved(ISSUE, paths.issue);
  const [params] = useSearchParams();
  const vehicles = useLoaded(vehicleChoicesQuery());
  if (!vehicles.data) return <NotYet of={vehicles} waiting={<FormSkeleton />} />;
  if (vehicles.data.length === 0) return <NoVehicles>{m.needsVehicle}</NoVehicles>;
  const vehicle = preselected(vehicles.data, params.get('vehicle_id'));
  return (
    <IssueForm
      initial={issueForm.initial({ vehicle_id: String(vehicle?.id ?? '') })}
      vehicles={vehicles.data}
      submitLabel={m.createIssue}
      fallback={m.notCreated}
      cancelTo={paths.issues()}
      save={(values) => createIssue(issueForm.bodyOf(values))}
      onSaved={onSaved}
      files={<LateSlot slot="form-files" subject="issue" holds />}
    />
  );
}
