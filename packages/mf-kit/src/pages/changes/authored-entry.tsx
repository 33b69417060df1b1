import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { apiOf } from '../../data/api/client';
import { OwnEntry } from '../../data/session/garage';
import { sessionPerson } from '../../data/session/store';
import type { History } from './changes-of';
import * as m from '../../messages/changes';

/** Reads from the history who added the page's entry, and lets that person change it. */
export default function AuthoredEntry({ entry, children }: { entry: string; children: ReactNode }) {
  const { id } = useParams();
  const author = useQuery({
    queryKey: ['author', entry, id],
    enabled: id !== undefined,
    queryFn: ({ signal }) => authorOf(entry, id!, signal),
  });
  return <OwnEntry value={id !== undefined && author.data === sessionPerson()}>{children}</OwnEntry>;
}

interface HistoryPaths {
  [path: `/api/${string}/{id}/history`]: {
    get: { parameters: { path: { id: string } }; responses: { 200: { content: { 'application/json': History } } } };
  };
}
const api = apiOf<HistoryPaths>();

/** Id of the person who added the entry; null if that is the owner or unknown. */
async function authorOf(entry: string, id: string, signal: AbortSignal): Promise<number | null> {
  const path: `/api/${string}/{id}/history` = `/api/${entry}/{id}/history`;
  const { entries } = await api.get(path, { params: { id }, signal, fallback: m.failed });
  return entries.find(({ action }) => action === 'created')?.actor_id ?? null;
}
