import { useLoadedForEditing } from '@carnet/mf-kit/data';
import { NotYet, PageSkeleton } from '@carnet/mf-kit/ui';
import { Navigate, useParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { useEditing } from '@carnet/mf-kit/forms';
import * as m from '../messages/template-form';
import { paths } from '../paths';
import { TemplateForm } from './template-form';
import { templateForm } from './template-form.schema';
import { type Template, TEMPLATE, templateQuery } from './templates.queries';

export default function TemplateEditPage() {
  const id = Number(useParams().id);
  const template = useLoadedForEditing(templateQuery(id));
  // If the template cannot be loaded, the page redirects to the list (spec 001 §2).
  if (!template.data)
    return (
      <NotYet
        of={template}
        waiting={<PageSkeleton shape="sheet" label={m.loadingEditor} />}
        failed={<Navigate to={paths.templates()} replace />}
      />
    );
  return <EditForm key={id} template={template.data} />;
}

function EditForm({ template }: { template: Template }) {
  const { id } = template;
  const { save, onSaved } = useEditing(TEMPLATE, template, paths.template);
  return (
    <PageFrame title={m.editTitle} width="narrow" back={{ to: paths.template(id), label: template.name }}>
      <TemplateForm
        initial={templateForm.valuesOf(template)}
        submitLabel={m.updateTemplate}
        fallback={m.updateFailed}
        cancelTo={paths.template(id)}
        save={(values) => save(templateForm.bodyOf(values))}
        onSaved={onSaved}
      />
    </PageFrame>
  );
}
