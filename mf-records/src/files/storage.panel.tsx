import { useLoaded } from '@carnet/mf-kit/data';
import { NotYet, PanelFrame, PanelSkeleton } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { paths } from '../paths';
import { usageQuery } from './files.queries';
import { Room } from './room';
import classes from './room.module.css';
import * as m from '../messages/storage';

/** Space that the account's files use, with links to free some. */
export default function StoragePanel() {
  const usage = useLoaded(usageQuery());
  return (
    <PanelFrame title={m.storage}>
      {usage.data ? (
        <>
          <Room kind="photo" inTrash={false} />
          <p className={classes.counts}>{m.whatCounts}</p>
          {usage.data.trash_bytes > 0 && (
            <p className={classes.trash}>
              <Link to={paths.trash()}>{m.deletedPhotos}</Link>
              <Link to={paths.documentsTrash()}>{m.deletedDocuments}</Link>
            </p>
          )}
        </>
      ) : (
        <NotYet of={usage} waiting={<PanelSkeleton />} />
      )}
    </PanelFrame>
  );
}
