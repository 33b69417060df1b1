import { useLoaded, useLoadedForEditing } from '@carnet/mf-kit/data';
import { NotYet } from '@carnet/mf-kit/ui';
import { Navigate, useParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { LateSlot, useEditing } from '@carnet/mf-kit/forms';
import { vehicleChoicesQuery } from '../lookups';
import { paths } from '../paths';
import { IssueForm } from './issue-form';
import { issueForm } from './issue-form.schema';
import { type Issue, ISSUE, issueQuery } from './issues.queries';
import * as m from '../messages/issues';

export default function IssueEditPage() {
  const id = Number(useParams().id);
  const issue = useLoadedForEditing(issueQuery(id));
  const vehicles = useLoaded(vehicleChoicesQuery());
  // If the issue cannot be loaded, the page redirects to the list (spec 001 §2).
  if (!issue.data) return <NotYet of={issue} failed={<Navigate to={paths.issues()} replace />} />;
  if (!vehicles.data) return <NotYet of={vehicles} />;
  return <EditForm key={id} issue={issue.data} vehicles={vehicles.data} />;
}

function EditForm({ issue, vehicles }: Pick<Parameters<typeof IssueForm>[0], 'vehicles'> & { issue: Issue }) {
  const { save, onSaved } = useEditing(ISSUE, issue, paths.issue);
  return (
    <PageFrame title={m.editIssue} width="narrow" back={{ to: paths.issue(issue.id), label: issue.title }}>
      <IssueForm
        initial={issueForm.valuesOf(issue)}
        vehicles={vehicles}
        submitLabel={m.updateIssue}
        fallback={m.notUpdated}
        cancelTo={paths.issue(issue.id)}
        save={(values) => save(issueForm.bodyOf(values))}
        onSaved={onSaved}
        below={
          <>
            <LateSlot slot="photos" subject="issue" id={issue.id} />
            <LateSlot slot="papers" subject="issue" id={issue.id} />
          </>
        }
      />
    </PageFrame>
  );
}
