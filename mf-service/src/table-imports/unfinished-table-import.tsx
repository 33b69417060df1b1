import type { HeldBatch } from '@carnet/contracts';
import { messageOf, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, Notice } from '@carnet/mf-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { serviceEventsChanged } from '../events';
import { useHeldUploads } from '../lookups';
import * as m from '../messages/attachments';
import * as table from '../messages/table-imports';
import { fillUpsChanged, importsChanged, plansChanged } from './imports.queries';
import { HELD_BY, isFinal, type UnfinishedNote } from './sent-attachments';
import { type FilePart, send } from './use-table-import';

/**
 * Finishes imports that a reload interrupted. Their attachments are held, and rows that were already sent create no second record. Renders nothing if there
 * are none.
 */
export function UnfinishedTableImport() {
  const queries = useQueryClient();
  const heldUploads = useHeldUploads();
  const [open, setOpen] = useState<readonly HeldBatch[]>([]);
  const [lapsed, setLapsed] = useState<readonly HeldBatch[]>([]);
  const isAsked = useRef(false);
  const finishing = useMutation({
    mutationFn: async (batch: HeldBatch) => {
      const uploads = await heldUploads();
      try {
        const { records } = await send((batch.note as UnfinishedNote<FilePart>).parts, false, () => undefined);
        await uploads.settle(batch.id, records);
      } catch (error) {
        if (isFinal(error)) await uploads.settle(batch.id, new Map());
        throw error;
      }
    },
    onSuccess: () =>
      Promise.all([
        ...[serviceEventsChanged(queries), importsChanged(queries)],
        ...[fillUpsChanged(queries), plansChanged(queries)],
      ]),
  });
  const { mutate } = finishing;
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    heldUploads()
      .then(async (uploads) => {
        const found = await uploads.unsettled(HELD_BY);
        setOpen(found);
        if (found[0]) mutate(found[0]);
        setLapsed((await uploads.lapsed?.(HELD_BY)) ?? []);
      })
      .catch(() => undefined); // The next page of this person tries again.
  }, [heldUploads, mutate]);
  const [batch] = open;
  const goOn = () => {
    const [next] = open.slice(1);
    finishing.reset();
    setOpen(open.slice(1));
    if (next) mutate(next);
  };
  const see = async (one: HeldBatch) => {
    setLapsed(lapsed.filter((other) => other !== one));
    await (await heldUploads()).settle(one.id, new Map());
  };
  return (
    <>
      {batch && finishing.isPending && (
        <Notice>
          <span role="status">{m.goingOn({ file: nameOf(batch) })}</span>
        </Notice>
      )}
      {batch && finishing.isSuccess && (
        <Notice tone="good" title={m.finished({ file: nameOf(batch) })}>
          <Button onClick={goOn}>{m.close}</Button>
        </Notice>
      )}
      {batch && finishing.error && (
        <Notice tone="bad" title={messageOf(finishing.error, table.failed)}>
          <Button onClick={() => (isFinal(finishing.error) ? goOn() : mutate(batch))}>
            {isFinal(finishing.error) ? m.close : m.tryAgain}
          </Button>
        </Notice>
      )}
      {lapsed.map((one) => (
        <Notice key={one.id} tone="warn" title={m.lapsed({ file: nameOf(one) })}>
          <Button onClick={() => void see(one).catch(() => undefined)}>{m.close}</Button>
        </Notice>
      ))}
    </>
  );
}

const nameOf = ({ note }: HeldBatch): string =>
  (note as UnfinishedNote<FilePart>).parts.map(({ head }) => head.file_name).join(', ');
