import {
  Button,
  CardGrid,
  EmptyState,
  formatDate,
  Link,
  PagedList,
  PageFrame,
  PlusIcon,
  useInfiniteQuery,
} from '@carnet/mf-kit';
import { paths } from '../paths';
import { CompareIcon, PhotosNav, SmallPicture } from '../photos';
import { timeBetween } from './pair.rules';
import { pairTitle } from './pair-title';
import classes from './pairs.module.css';
import { type PhotoPair, photoPairsQuery } from './photo-pairs.queries';

export default function PhotoPairsPage() {
  const pairs = useInfiniteQuery(photoPairsQuery());
  return (
    <PageFrame
      title="Before and After"
      subtitle="Two photos of one place: the rust and the repair, the old colour and the new one."
      actions={
        <Button to={paths.newPhotoPair()} variant="primary" icon={<PlusIcon size={18} />}>
          New Pair
        </Button>
      }
    >
      <PhotosNav />
      <PagedList
        query={pairs}
        loading="Loading pairs..."
        shape="cards"
        empty={
          <EmptyState
            title="No pairs yet."
            icon={<CompareIcon size={40} />}
            action={<Button to={paths.newPhotoPair()}>Make Your First Pair</Button>}
          >
            Select two photos and press ‘Compare’, or take the second one while the first is shown beside it.
          </EmptyState>
        }
      >
        {(rows, stale) => (
          <CardGrid label="Pairs" stale={stale}>
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
    <article className={classes.card}>
      <div className={classes.halves}>
        <SmallPicture photo={before} ratio={3 / 4} />
        <SmallPicture photo={after} ratio={3 / 4} />
      </div>
      <h2 className={classes.name}>
        <Link to={paths.photoPair(id)}>{pairTitle(pair)}</Link>
      </h2>
      <p className={classes.dates}>
        {formatDate(before.taken_at.slice(0, 10))}, {timeBetween(before.taken_at, after.taken_at)}
      </p>
    </article>
  );
}
