import { PageFrame, useNavigate, useQueryClient } from '@carnet/mf-kit';
import { paths } from '../paths';
import { TemplateForm } from './template-form';
import { newTemplateValues, templateBody } from './template-form.schema';
import { createTemplate, templatesChanged } from './templates.queries';

export default function TemplateNewPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <PageFrame
      title="Create Service Event Template"
      subtitle="Define a new service event template for your maintenance schedule."
      width="narrow"
      back={{ to: paths.templates(), label: 'Templates' }}
    >
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
    </PageFrame>
  );
}
