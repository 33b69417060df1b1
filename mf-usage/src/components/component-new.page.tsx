import { PageFrame, useSearchParams } from '@carnet/mf-kit';
import { useSaved } from '@carnet/mf-kit/forms';
import { paths } from '../paths';
import { ComponentForm } from './component-form';
import { componentBody, newComponentValues } from './component-form.schema';
import { COMPONENT, createComponent } from './components.queries';
import * as m from '../messages/component-form';
import * as words from '../messages/component-words';

export default function ComponentNewPage() {
  const [params] = useSearchParams();
  const group = params.get('group') === 'tyres' ? 'tyres' : 'others';
  const onSaved = useSaved(COMPONENT, paths.component);
  const isTyres = group === 'tyres';
  const list = isTyres ? paths.tyres() : paths.components();
  return (
    <PageFrame
      title={isTyres ? m.newTyres : m.newComponent}
      width="narrow"
      back={{ to: list, label: isTyres ? words.tyres : words.components }}
    >
      <ComponentForm
        key={group}
        initial={newComponentValues(group)}
        cancelTo={list}
        save={(values) => createComponent(componentBody(values))}
        onSaved={onSaved}
      />
    </PageFrame>
  );
}
