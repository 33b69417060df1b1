import { pageLanguage } from '@carnet/mf-kit/formats';
import { ApiError, onSessionEnd, onSigningOut, sessionToken } from '@carnet/mf-kit/data';
import * as m from '../messages/passports';

const PATH = '/api/passport-uploads';
/** Chunk size: quick enough on a connection of a few megabits, and cheap to repeat after a failure. */
const PIECE = 8 * 1024 * 1024;
const TRIES = 5;
const PAUSE_MS = 2_000;

const headersOf = (more: Record<string, string>): Record<string, string> => ({
  'tus-resumable': '1.0.0',
  'x-auth-token': sessionToken() ?? '',
  'accept-language': pageLanguage(),
  ...more,
});

/** URLs of interrupted uploads, by file. Picking the same file again on the same page resumes it. */
const brokenOff = new Map<string, string>();
onSessionEnd(() => brokenOff.clear());

/**
 * Uploads a passport by tus in chunks and resumes after failures. Meanwhile, closing the page or signing out asks for confirmation; the end of the session
 * aborts the upload.
 * @returns the id of the new import
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
  // Null if the received offset is unknown.
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

/** True if a retry may succeed: the service is down or busy, or expects another offset. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status >= 500 || [409, 423, 429].includes(error.status));

async function asked(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(path, init).catch(() => null);
  if (answer?.ok) return answer;
  const problem = (await answer?.json().catch(() => null)) as { msg?: string } | null;
  throw new ApiError(problem?.msg ?? m.sendFailed, answer?.status ?? 503);
}
