import { useLoadedForEditing } from '@carnet/mf-kit/data';
import { NotFoundState, NotYet } from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { useEditing } from '@carnet/mf-kit/forms';
import { paths } from '../paths';
import { ComponentForm } from './component-form';
import { componentForm } from './component-form.schema';
import { type Component, COMPONENT, componentQuery } from './components.queries';
import * as m from '../messages/component-form';
import * as words from '../messages/component-words';

const LIST = { to: paths.components(), label: words.components };

export default function ComponentEditPage() {
  const id = Number(useParams().id);
  const component = useLoadedForEditing(componentQuery(id));
  if (!component.data) return <NotYet of={component} missing={<NotFoundState text={words.failed} back={LIST} />} />;
  return <EditForm key={id} component={component.data} />;
}

function EditForm({ component }: { component: Component }) {
  const { save, onSaved } = useEditing(COMPONENT, component, paths.component);
  const page = paths.component(component.id);
  return (
    <PageFrame title={m.edit} width="narrow" back={{ to: page, label: component.name }}>
      <ComponentForm
        initial={componentForm.valuesOf(component)}
        partName={component.part_name}
        cancelTo={page}
        save={(values) => save(componentForm.bodyOf(values))}
        onSaved={onSaved}
      />
    </PageFrame>
  );
}
