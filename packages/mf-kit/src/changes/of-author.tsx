import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { apiOf } from '../api/client';
import { OwnEntry, useGarage } from '../session/garage';
import { sessionPerson } from '../session/store';
import type { History } from './changes-of';
import * as m from '../messages/changes';

interface OfAuthorProps {
  /** The address of the page's entry in the API, whose history says who added it; undefined where the page is of no entry. */
  entry?: string;
  children: ReactNode;
}

/** Lets a contributor change what the page is about where they have added it themselves (ADR 138). Everybody else has the rights of their role. */
export function OfAuthor({ entry, children }: OfAuthorProps) {
  const { id } = useParams();
  const isAsked = useGarage()?.role === 'contributor' && entry !== undefined && id !== undefined;
  const author = useQuery({
    queryKey: ['author', entry, id],
    enabled: isAsked,
    queryFn: ({ signal }) => authorOf(entry!, id!, signal),
  });
  return <OwnEntry value={isAsked && author.data === sessionPerson()}>{children}</OwnEntry>;
}

interface HistoryPaths {
  [path: `/api/${string}/{id}/history`]: {
    get: { parameters: { path: { id: string } }; responses: { 200: { content: { 'application/json': History } } } };
  };
}
const api = apiOf<HistoryPaths>();

/** Null where that is the owner, or nobody knows any more. */
async function authorOf(entry: string, id: string, signal: AbortSignal): Promise<number | null> {
  const path: `/api/${string}/{id}/history` = `/api/${entry}/{id}/history`;
  const { entries } = await api.get(path, { params: { id }, signal, fallback: m.failed });
  return entries.find(({ action }) => action === 'created')?.actor_id ?? null;
}
