import { useLoaded } from '@carnet/mf-kit/data';
import { NotFoundState, NotYet } from '@carnet/mf-kit/ui';
import { useSearchParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { useSaved } from '@carnet/mf-kit/forms';
import { paths } from '../paths';
import { ComponentForm } from './component-form';
import { componentForm, newComponentValues } from './component-form.schema';
import { COMPONENT, createComponent, type FollowedPart, type Group, partQuery } from './components.queries';
import * as m from '../messages/component-form';
import * as words from '../messages/component-words';

const listOf = (group: Group) =>
  group === 'tyres' ? { to: paths.tyres(), label: words.tyres } : { to: paths.components(), label: words.components };

export default function ComponentNewPage() {
  const [params] = useSearchParams();
  const group = params.get('group') === 'tyres' ? 'tyres' : 'others';
  const partId = Number(params.get('part_id'));
  const part = useLoaded(partQuery(partId));
  if (partId > 0 && !part.data)
    return <NotYet of={part} missing={<NotFoundState text={words.partFailed} back={listOf(group)} />} />;
  return <NewForm key={`${group} ${partId}`} group={group} part={partId > 0 ? part.data : undefined} />;
}

/** @param part the part to link */
function NewForm({ group, part }: { group: Group; part?: FollowedPart }) {
  const onSaved = useSaved(COMPONENT, paths.component);
  const back = part ? { to: paths.part(part.id), label: part.name } : listOf(group);
  return (
    <PageFrame title={group === 'tyres' ? m.newTyres : m.newComponent} width="narrow" back={back}>
      <ComponentForm
        initial={newComponentValues(group, part)}
        partName={part?.name}
        cancelTo={back.to}
        save={(values) => createComponent(componentForm.bodyOf(values))}
        onSaved={onSaved}
      />
    </PageFrame>
  );
}
