import { DateText } from '@carnet/mf-kit/formats';
import { Card, CardActions, CardHead, cx } from '@carnet/mf-kit/ui';
import { EditLink, ViewLink } from '@carnet/mf-kit/pages';
import { paths } from '../paths';
import classes from './collection.module.css';
import type { Collection } from './collections.queries';
import * as m from '../messages/collections';

export function CollectionCard({ collection }: { collection: Collection }) {
  const { id, name, description, vehicle_count, updated_at } = collection;
  return (
    <Card as="article">
      <CardHead title={name} to={paths.collection(id)} level={2} />
      <p className={cx(classes.preview, !description && classes.none)}>{description ?? m.noDescription}</p>
      <div className={classes.spec}>
        <span>{m.vehicles({ count: vehicle_count })}</span>
        <span>{m.lastUpdated({ date: () => <DateText date={updated_at} /> })}</span>
      </div>
      <CardActions>
        <ViewLink name={name} to={paths.collection(id)} />
        <EditLink name={name} to={paths.editCollection(id)} />
      </CardActions>
    </Card>
  );
}
