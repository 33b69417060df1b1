import { DateText } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import {
  Button,
  Dialog,
  EditIcon,
  KeyValue,
  LazyPart,
  ListSkeleton,
  NotFoundState,
  Notice,
  NotYet,
  PageSkeleton,
} from '@carnet/mf-kit/ui';
import { Link, useParams } from '@carnet/mf-kit/federation';
import { ConfirmDelete, PageFrame, useDeletion } from '@carnet/mf-kit/pages';
import { useState } from 'react';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import { timeBetween } from './pair.rules';
import { pairTitle } from './pair-title';
import { PairTitleForm } from './pair-title-form';
import { PHOTO_PAIR, type PhotoPair, photoPairQuery, photoPairsChanged, updatePhotoPair } from './photo-pairs.queries';
import * as m from '../messages/pairs';

const BACK = { to: paths.photoPairs(), label: m.beforeAndAfter };

export default function PhotoPairPage() {
  const id = Number(useParams().id);
  const pair = useLoaded(photoPairQuery(id));
  if (!pair.data)
    return (
      <NotYet
        of={pair}
        waiting={<PageSkeleton shape="cards" label={m.loadingPair} />}
        missing={<NotFoundState text={m.notFound} back={BACK} />}
      />
    );
  return <PairSheet key={id} pair={pair.data} />;
}

const loadCompare = () => import(/* webpackChunkName: "compare" */ './compare');

function PairSheet({ pair }: { pair: PhotoPair }) {
  const queries = useQueryClient();
  const [isNaming, name] = useState(false);
  const remove = useDeletion(PHOTO_PAIR, pair.id, paths.photoPairs());
  const changed = (saved: PhotoPair) => void photoPairsChanged(queries, saved);
  const swap = useMutation({
    mutationFn: () => updatePhotoPair(pair, { before_id: pair.after.id, after_id: pair.before.id }),
    onSuccess: changed,
  });
  const { before, after, vehicle_id, nickname, year, make, model } = pair;
  const isNamed = year !== null && make !== null && model !== null;
  return (
    <PageFrame
      title={pairTitle(pair)}
      back={BACK}
      actions={
        <>
          <Button wants="arrange" icon={<EditIcon size={18} />} onClick={() => name(true)}>
            {m.rename}
          </Button>
          <Button wants="arrange" busy={swap.isPending} onClick={() => swap.mutate()}>
            {m.swap}
          </Button>
        </>
      }
    >
      {swap.error && <Notice tone="bad">{messageOf(swap.error)}</Notice>}
      <LazyPart
        load={loadCompare}
        props={{ before, after }}
        loading={<ListSkeleton label={m.loadingPair} shape="cards" />}
        fallback={({ error }) => <Notice tone="bad">{messageOf(error)}</Notice>}
      />
      <KeyValue
        columns={2}
        items={[
          {
            label: m.before,
            value: (
              <Link to={paths.photo(before.id)}>
                <DateText date={before.taken_at.slice(0, 10)} />
              </Link>
            ),
          },
          {
            label: m.after,
            value: (
              <>
                <Link to={paths.photo(after.id)}>
                  <DateText date={after.taken_at.slice(0, 10)} />
                </Link>
                , {timeBetween(before.taken_at, after.taken_at)}
              </>
            ),
          },
          ...(vehicle_id !== null && isNamed
            ? [
                {
                  label: m.vehicle,
                  value: <Link to={paths.vehicle(vehicle_id)}>{vehicleName({ nickname, year, make, model })}</Link>,
                },
              ]
            : []),
        ]}
      />
      <div>
        <ConfirmDelete
          label={m.deletePair}
          question={m.deleteQuestion}
          fallback={m.deleteFailed}
          onConfirm={() => remove()}
        >
          {m.photosStay}
        </ConfirmDelete>
      </div>
      {isNaming && (
        <Dialog opened title={m.renamePair} onClose={() => name(false)}>
          <PairTitleForm
            initial={pair.title ?? ''}
            submitLabel={m.save}
            save={(title) => updatePhotoPair(pair, { title })}
            onSaved={(saved) => {
              name(false);
              changed(saved);
            }}
          />
        </Dialog>
      )}
    </PageFrame>
  );
}
