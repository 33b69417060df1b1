import { useNavigate, useQueryClient } from '@carnet/mf-kit';
import { paths } from '../paths';
import { TemplateForm } from './template-form';
import { newTemplateValues, templateBody } from './template-form.schema';
import { createTemplate, templatesChanged } from './templates.queries';

export default function TemplateNewPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <TemplateForm
      initial={newTemplateValues()}
      submitLabel="Create Template"
      fallback="Error creating service event template"
      cancelTo={paths.templates()}
      save={(values) => createTemplate(templateBody(values))}
      onSaved={(template) => {
        void templatesChanged(queries, template);
        navigate(paths.template(template.id));
      }}
    />
  );
}
