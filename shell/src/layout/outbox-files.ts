import type { PhotosOf } from '@carnet/contracts';
import type { Entry } from '@carnet/mf-kit/data';
import type { Remotes } from '@carnet/mf-kit/federation';

/** Uploads the files of an entry for its record, or drops them if the entry was discarded. */
export async function settleFiles({ id, thing, note }: Entry, { entries, load }: Remotes): Promise<void> {
  const subject = note.kind as PhotosOf['subject'];
  for (const remote of entries) {
    const { extensions } = await load(remote.id);
    const held = (await extensions?.['held-uploads']?.())?.default;
    await held?.settleEntry?.(id, thing === null ? null : { subject, id: thing });
  }
}
