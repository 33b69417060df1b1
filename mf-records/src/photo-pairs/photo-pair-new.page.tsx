import {
  Button,
  formatDate,
  LazyPart,
  ListSkeleton,
  LoadMore,
  messageOf,
  Notice,
  NotYet,
  PageFrame,
  Section,
  totalOf,
  useInfiniteQuery,
  useLoaded,
  useNavigate,
  useQueryClient,
  useUrlFilters,
} from '@carnet/mf-kit';
import { paths } from '../paths';
import { type Photo, photoQuery, photosQuery, PhotoThumb } from '../photos';
import { PairTitleForm } from './pair-title-form';
import classes from './pairs.module.css';
import { createPhotoPair, photoPairsChanged } from './photo-pairs.queries';

const BACK = { to: paths.photoPairs(), label: 'Before and after' };
const CHOICE = { before: '', after: '' };

const loadCompare = () => import(/* webpackChunkName: "compare" */ './compare');

/** Two photos become a pair: chosen in the gallery, or here, one after the other. */
export default function PhotoPairNewPage() {
  const choice = useUrlFilters(CHOICE);
  const [beforeId, afterId] = [Number(choice.values.before), Number(choice.values.after)];
  const before = useLoaded({ ...photoQuery(beforeId), enabled: beforeId > 0 });
  const after = useLoaded({ ...photoQuery(afterId), enabled: afterId > 0 });
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isOther = before.data && after.data && before.data.vehicle_id !== after.data.vehicle_id;
  return (
    <PageFrame title="New Pair" back={BACK} subtitle="The photo before and the one after, of the same place.">
      {before.data && after.data && !isOther ? (
        <>
          <LazyPart
            load={loadCompare}
            props={{ before: before.data, after: after.data }}
            loading={<ListSkeleton label="Loading pair..." shape="cards" />}
            fallback={({ error }) => <Notice tone="bad">{messageOf(error)}</Notice>}
          />
          <PairTitleForm
            initial=""
            submitLabel="Create Pair"
            save={(title) => createPhotoPair({ before_id: beforeId, after_id: afterId, title })}
            onSaved={(pair) => {
              void photoPairsChanged(queries, pair);
              void navigate(paths.photoPair(pair.id));
            }}
          />
          <div className={classes.ways}>
            <Button onClick={() => choice.set({ before: String(afterId), after: String(beforeId) })}>Swap</Button>
            <Button onClick={() => choice.set({ after: '' })}>Another Photo After</Button>
            <Button onClick={() => choice.set({ before: '' })}>Another Photo Before</Button>
          </div>
        </>
      ) : (
        <>
          {isOther && <Notice tone="warn">These photos are of two vehicles. Choose two of the same one.</Notice>}
          <div className={classes.places}>
            <Place label="Before" photo={before} isChosen={beforeId > 0} />
            <Place label="After" photo={isOther ? {} : after} isChosen={afterId > 0 && !isOther} />
          </div>
          <Choices
            label={beforeId > 0 ? 'Choose the photo after' : 'Choose the photo before'}
            vehicleId={before.data?.vehicle_id ?? undefined}
            without={[beforeId, afterId]}
            onChoose={(id) => choice.set(beforeId > 0 ? { after: String(id) } : { before: String(id) })}
          />
        </>
      )}
    </PageFrame>
  );
}

interface PlaceProps {
  label: string;
  photo: { data?: Photo; error?: Error | null };
  isChosen: boolean;
}

function Place({ label, photo: { data, error }, isChosen }: PlaceProps) {
  return (
    <div className={classes.place}>
      <h2 className={classes.name}>{label}</h2>
      {data ? (
        <>
          <PhotoThumb photo={data} ratio={4 / 3} sizes="50vw" />
          <p className={classes.dates}>{formatDate(data.taken_at.slice(0, 10))}</p>
        </>
      ) : (
        <div className={classes.empty}>{error ? messageOf(error) : isChosen ? 'Loading...' : 'Not chosen yet'}</div>
      )}
    </div>
  );
}

interface ChoicesProps {
  label: string;
  vehicleId?: number;
  without: readonly number[];
  onChoose: (id: number) => void;
}

function Choices({ label, vehicleId, without, onChoose }: ChoicesProps) {
  const photos = useInfiniteQuery(photosQuery(vehicleId === undefined ? {} : { vehicle_id: String(vehicleId) }));
  if (!photos.data) return <NotYet of={photos} />;
  const rows = photos.data.pages.flatMap((page) => page.rows);
  const choices = rows.filter(({ id, thumbhash }) => thumbhash !== null && !without.includes(id));
  return (
    <Section title={label}>
      {choices.length === 0 ? (
        <p className={classes.dates}>There is no other photo to choose. Upload one first.</p>
      ) : (
        <ul className={classes.choices}>
          {choices.map((photo) => (
            <li key={photo.id}>
              <button type="button" className={classes.choice} onClick={() => onChoose(photo.id)}>
                <PhotoThumb photo={photo} sizes="8rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <LoadMore
        shown={rows.length}
        total={totalOf(photos) ?? rows.length}
        onMore={photos.hasNextPage ? () => void photos.fetchNextPage() : undefined}
        busy={photos.isFetchingNextPage}
      />
    </Section>
  );
}
