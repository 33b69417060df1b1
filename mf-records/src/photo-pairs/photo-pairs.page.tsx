import { formatDate } from '@carnet/mf-kit/formats';
import { useInfiniteQuery } from '@carnet/mf-kit/data';
import { Button, CardGrid, EmptyState, PlusIcon } from '@carnet/mf-kit/ui';
import { PagedList, PageFrame } from '@carnet/mf-kit/pages';
import { paths } from '../paths';
import { CompareIcon, PhotosNav, PictureCard, SmallPicture } from '../photos';
import { timeBetween } from './pair.rules';
import { pairTitle } from './pair-title';
import classes from './pairs.module.css';
import { type PhotoPair, photoPairsQuery } from './photo-pairs.queries';
import * as m from '../messages/pairs';

export default function PhotoPairsPage() {
  const pairs = useInfiniteQuery(photoPairsQuery());
  return (
    <PageFrame
      title={m.title}
      subtitle={m.subtitle}
      actions={
        <Button to={paths.newPhotoPair()} variant="primary" icon={<PlusIcon size={18} />}>
          {m.newPair}
        </Button>
      }
    >
      <PhotosNav />
      <PagedList
        query={pairs}
        loading={m.loadingPairs}
        shape="cards"
        empty={
          <EmptyState
            title={m.noPairs}
            icon={<CompareIcon size={40} />}
            action={<Button to={paths.newPhotoPair()}>{m.makeFirst}</Button>}
          >
            {m.howTo}
          </EmptyState>
        }
      >
        {(rows, stale) => (
          <CardGrid label={m.pairs} stale={stale}>
            {rows.map((pair) => (
              <PairCard key={pair.id} pair={pair} />
            ))}
          </CardGrid>
        )}
      </PagedList>
    </PageFrame>
  );
}

function PairCard({ pair }: { pair: PhotoPair }) {
  const { id, before, after } = pair;
  return (
    <PictureCard
      to={paths.photoPair(id)}
      title={pairTitle(pair)}
      note={m.dayAnd({
        day: formatDate(before.taken_at.slice(0, 10)),
        later: timeBetween(before.taken_at, after.taken_at),
      })}
    >
      <div className={classes.halves}>
        <SmallPicture photo={before} ratio={3 / 4} />
        <SmallPicture photo={after} ratio={3 / 4} />
      </div>
    </PictureCard>
  );
}
