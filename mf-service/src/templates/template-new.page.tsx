import { userKnown } from '@carnet/mf-kit/data';
import { useSaved } from '@carnet/mf-kit/forms';
import * as m from '../messages/template-form';
import { paths } from '../paths';
import { TemplateForm } from './template-form';
import { templateForm } from './template-form.schema';
import { createTemplate, TEMPLATE } from './templates.queries';

export default function TemplateNewPage() {
  const onSaved = useSaved(TEMPLATE, paths.template);
  return (
    <TemplateForm
      initial={templateForm.initial()}
      submitLabel={m.createTemplate}
      fallback={m.createFailed}
      cancelTo={paths.templates()}
      save={async (values) => {
        await userKnown();
        return createTemplate(templateForm.bodyOf(values));
      }}
      onSaved={onSaved}
    />
  );
}
