import { formatDate } from '@carnet/mf-kit/formats';
import { messageOf, useInfiniteQuery, useLoaded, useQueryClient } from '@carnet/mf-kit/data';
import { Button, LazyPart, ListSkeleton, Notice, NotYet } from '@carnet/mf-kit/ui';
import { Link, useNavigate } from '@carnet/mf-kit/federation';
import { LoadMore, PageFrame, Section, totalOf, useUrlFilters } from '@carnet/mf-kit/pages';
import { type ReactNode, useCallback } from 'react';
import { paths } from '../paths';
import { type Photo, photoQuery, photosQuery, PhotoThumb, usePendingPhotos } from '../photos';
import { PairTitleForm } from './pair-title-form';
import classes from './pairs.module.css';
import { createPhotoPair, photoPairsChanged } from './photo-pairs.queries';
import { TakeAfter } from './take-after';
import * as m from '../messages/pairs';

const BACK = { to: paths.photoPairs(), label: m.beforeAndAfter };
/** `taken`: id of the upload of a photo that was taken on this page. */
const CHOICE = { before: '', after: '', taken: '' };

const loadCompare = () => import(/* webpackChunkName: "compare" */ './compare');

/** Makes a pair of two photos, chosen in the gallery or on this page. */
export default function PhotoPairNewPage() {
  const choice = useUrlFilters(CHOICE);
  const [beforeId, afterId] = [Number(choice.values.before), Number(choice.values.after)];
  const before = useLoaded({ ...photoQuery(beforeId), enabled: beforeId > 0 });
  const after = useLoaded({ ...photoQuery(afterId), enabled: afterId > 0 });
  const queries = useQueryClient();
  const navigate = useNavigate();
  usePendingPhotos([before.data, after.data].flatMap((photo) => photo ?? []));
  const { set } = choice;
  const onThere = useCallback((id: number) => set({ after: String(id), taken: '' }), [set]);
  const isOther = before.data && after.data && before.data.vehicle_id !== after.data.vehicle_id;
  return (
    <PageFrame title={m.newPair} back={BACK} subtitle={m.newSubtitle}>
      {before.data && after.data && !isOther ? (
        <>
          <LazyPart
            load={loadCompare}
            props={{ before: before.data, after: after.data }}
            loading={<ListSkeleton label={m.loadingPair} shape="cards" />}
            fallback={({ error }) => <Notice tone="bad">{messageOf(error)}</Notice>}
          />
          <PairTitleForm
            initial=""
            submitLabel={m.create}
            save={(title) => createPhotoPair({ before_id: beforeId, after_id: afterId, title })}
            onSaved={(pair) => {
              void photoPairsChanged(queries, pair);
              void navigate(paths.photoPair(pair.id));
            }}
          />
          <div className={classes.ways}>
            <Button onClick={() => choice.set({ before: String(afterId), after: String(beforeId) })}>{m.swap}</Button>
            <Button onClick={() => choice.set({ after: '' })}>{m.otherAfter}</Button>
            <Button onClick={() => choice.set({ before: '' })}>{m.otherBefore}</Button>
          </div>
        </>
      ) : (
        <>
          {isOther && <Notice tone="warn">{m.twoVehicles}</Notice>}
          <div className={classes.places}>
            <Place label={m.before} photo={before} isChosen={beforeId > 0} />
            <Place label={m.after} photo={isOther ? {} : after} isChosen={afterId > 0 && !isOther}>
              {before.data && (afterId === 0 || isOther) && (
                <TakeAfter
                  vehicleId={before.data.vehicle_id}
                  taken={choice.values.taken}
                  onTaken={(taken) => choice.set({ taken, after: '' })}
                  onThere={onThere}
                />
              )}
            </Place>
          </div>
          <Choices
            label={beforeId > 0 ? m.orChooseAfter : m.chooseBefore}
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
  /** Shown until a photo is chosen. */
  children?: ReactNode;
}

function Place({ label, photo: { data, error }, isChosen, children }: PlaceProps) {
  return (
    <div className={classes.place}>
      <h2 className={classes.name}>{label}</h2>
      {data ? (
        <>
          <PhotoThumb photo={data} ratio={4 / 3} sizes="50vw" />
          <p className={classes.dates}>{formatDate(data.taken_at.slice(0, 10))}</p>
        </>
      ) : children ? (
        children
      ) : (
        <div className={classes.empty}>{error ? messageOf(error) : isChosen ? m.loading : m.notChosen}</div>
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
        <p className={classes.dates}>
          {(rows.length > 0 ? m.noOtherPhoto : m.noPhoto)({
            link: (text) => <Link to={paths.uploadPhotos(vehicleId)}>{text}</Link>,
          })}
        </p>
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
      {choices.length > 0 && (
        <LoadMore
          shown={rows.length}
          total={totalOf(photos) ?? rows.length}
          onMore={photos.hasNextPage ? () => void photos.fetchNextPage() : undefined}
          busy={photos.isFetchingNextPage}
        />
      )}
    </Section>
  );
}
