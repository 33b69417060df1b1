import {
  forEditing,
  Navigate,
  PageFrame,
  PageSkeleton,
  useNavigate,
  useParams,
  useQuery,
  useQueryClient,
  useVersionedSave,
} from '@carnet/mf-kit';
import { paths } from '../paths';
import { TemplateForm } from './template-form';
import { templateBody, valuesOf } from './template-form.schema';
import { readTemplate, type Template, templateQuery, templatesChanged, updateTemplate } from './templates.queries';

export default function TemplateEditPage() {
  const id = Number(useParams().id);
  const template = useQuery({ ...templateQuery(id), ...forEditing });
  if (template.isPending || !template.isFetchedAfterMount)
    return <PageSkeleton shape="sheet" label="Loading editor..." />;
  // A template that cannot be loaded for editing sends the user to the list (spec 001 §2).
  if (template.isError) return <Navigate to={paths.templates()} replace />;
  return <EditForm key={id} template={template.data} />;
}

function EditForm({ template }: { template: Template }) {
  const { id } = template;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const save = useVersionedSave(template, updateTemplate, () => readTemplate(id));
  return (
    <PageFrame
      title="Edit Service Event Template"
      width="narrow"
      back={{ to: paths.template(id), label: template.name }}
    >
      <TemplateForm
        initial={valuesOf(template)}
        submitLabel="Update Template"
        fallback="Error updating service event template"
        cancelTo={paths.template(id)}
        save={(values) => save(templateBody(values))}
        onSaved={(saved) => {
          void templatesChanged(queries, saved);
          navigate(paths.template(id));
        }}
      />
    </PageFrame>
  );
}
