import { pageLanguage } from '@carnet/mf-kit/formats';
import { ApiError, onSessionEnd, onSigningOut, sessionToken } from '@carnet/mf-kit/data';
import * as m from '../messages/passports';

const PATH = '/api/passport-uploads';
/** A piece that a line of a few megabits carries in a moment, and that is sent again where it breaks. */
const PIECE = 8 * 1024 * 1024;
const TRIES = 5;
const PAUSE_MS = 2_000;

const headersOf = (more: Record<string, string>): Record<string, string> => ({
  'tus-resumable': '1.0.0',
  'x-auth-token': sessionToken() ?? '',
  'accept-language': pageLanguage(),
  ...more,
});

/** Uploads that broke off, by their file: picked again on the same page it goes on where it was. */
const brokenOff = new Map<string, string>();
onSessionEnd(() => brokenOff.clear());

/**
 * Sends a passport by tus, piece by piece, and goes on where a piece broke off. While it is sent, closing the page and signing out ask first; the end of the session ends it.
 * @returns the id of the import that it began
 */
export async function sendPassport(file: File, tell: (sent: number) => void): Promise<number> {
  const session = new AbortController();
  const endings = [onSessionEnd(() => session.abort()), onSigningOut(async () => m.wouldBreakOff({ file: file.name }))];
  window.addEventListener('beforeunload', ask);
  try {
    return await sendPieces(file, tell, session.signal);
  } finally {
    for (const end of endings) end();
    window.removeEventListener('beforeunload', ask);
  }
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

async function sendPieces(file: File, tell: (sent: number) => void, signal: AbortSignal): Promise<number> {
  const picked = `${file.name} ${file.size} ${file.lastModified}`;
  const known = brokenOff.get(picked);
  brokenOff.delete(picked);
  const address = known ?? (await begin(file, signal));
  // Null where it is not known how much has arrived.
  let offset = known === undefined ? 0 : null;
  for (let failures = 0; ;) {
    try {
      const answer =
        offset === null
          ? await asked(address, { method: 'HEAD', headers: headersOf({}), signal })
          : await sendPiece(address, file, offset, signal);
      if (offset !== null) failures = 0;
      offset = Number(answer.headers.get('upload-offset'));
      tell(offset);
      const id = answer.headers.get('carnet-file');
      if (id !== null) return Number(id);
    } catch (error) {
      failures += 1;
      if (signal.aborted || !isPassing(error)) throw error;
      if (failures > TRIES) {
        brokenOff.set(picked, address);
        throw error;
      }
      offset = null;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * failures));
    }
  }
}

async function begin(file: File, signal: AbortSignal): Promise<string> {
  const name = btoa(String.fromCharCode(...new TextEncoder().encode(file.name)));
  const begun = await asked(PATH, {
    method: 'POST',
    headers: headersOf({ 'upload-length': String(file.size), 'upload-metadata': `filename ${name}` }),
    signal,
  });
  return new URL(begun.headers.get('location')!, window.location.origin).pathname;
}

const sendPiece = (address: string, file: File, offset: number, signal: AbortSignal): Promise<Response> =>
  asked(address, {
    method: 'PATCH',
    headers: headersOf({ 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }),
    body: file.slice(offset, offset + PIECE),
    signal,
  });

/** Another try may succeed: the service is away, is busy, or has another offset. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status >= 500 || [409, 423, 429].includes(error.status));

async function asked(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(path, init).catch(() => null);
  if (answer?.ok) return answer;
  const problem = (await answer?.json().catch(() => null)) as { msg?: string } | null;
  throw new ApiError(problem?.msg ?? m.sendFailed, answer?.status ?? 503);
}
