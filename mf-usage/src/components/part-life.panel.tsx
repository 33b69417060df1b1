import { useLoaded, useMay } from '@carnet/mf-kit/data';
import { Button, Card, NotYet, PlusIcon } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { Section } from '@carnet/mf-kit/pages';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import { KINDS } from './component.words';
import { type Component, componentsOfPartQuery } from './components.queries';
import classes from './components.module.css';
import * as m from '../messages/components';

/** Components linked to a part, for its page. If there are none, a link to add one, for people who may. */
export default function PartLifePanel({ partId }: CarnetSlots['part-section']) {
  const components = useLoaded(componentsOfPartQuery(partId));
  const { add, whole } = useMay();
  const isEmpty = components.data?.length === 0;
  if ((!components.data && !components.error) || (isEmpty && !(add && whole))) return null;
  return (
    <Section title={m.itsLife}>
      {components.data ? <Followed partId={partId} components={components.data} /> : <NotYet of={components} />}
    </Section>
  );
}

function Followed({ partId, components }: { partId: number; components: readonly Component[] }) {
  if (components.length > 0)
    return (
      <Card>
        <ul className={classes.list}>
          {components.map((component) => (
            <li key={component.id}>
              <Link to={paths.component(component.id)}>{component.name}</Link>
              <div className={classes.note}>{aboutOf(component)}</div>
            </li>
          ))}
        </ul>
      </Card>
    );
  return (
    <>
      <p className={classes.note}>{m.lifeHint}</p>
      <div className={classes.actions}>
        <Button to={paths.newComponent('others', partId)} icon={<PlusIcon size={18} />}>
          {m.followLife}
        </Button>
        <Button to={paths.newComponent('tyres', partId)}>{m.followTyres}</Button>
      </div>
    </>
  );
}

const aboutOf = ({ kind, fitted }: Component): string =>
  [KINDS[kind], ...fitted.map((on) => m.onVehicle({ vehicle: vehicleName(on) }))].join(' · ');
