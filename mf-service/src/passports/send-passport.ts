import { ApiError, pageLanguage, sessionToken } from '@carnet/mf-kit';
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

/**
 * Sends a passport by tus, piece by piece, and goes on where a piece broke off.
 * @returns the id of the import that it began
 */
export async function sendPassport(file: File, tell: (sent: number) => void): Promise<number> {
  const name = btoa(String.fromCharCode(...new TextEncoder().encode(file.name)));
  const begun = await asked(PATH, {
    method: 'POST',
    headers: headersOf({ 'upload-length': String(file.size), 'upload-metadata': `filename ${name}` }),
  });
  const address = new URL(begun.headers.get('location')!, window.location.origin).pathname;
  let offset = 0;
  for (let failures = 0; ;) {
    try {
      const sent = await asked(address, {
        method: 'PATCH',
        headers: headersOf({ 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }),
        body: file.slice(offset, offset + PIECE),
      });
      failures = 0;
      offset = Number(sent.headers.get('upload-offset'));
      tell(offset);
      const id = sent.headers.get('carnet-file');
      if (id !== null) return Number(id);
    } catch (error) {
      failures += 1;
      if (failures > TRIES || (error instanceof ApiError && error.status < 500 && error.status !== 409)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * failures));
      const { headers } = await asked(address, { method: 'HEAD', headers: headersOf({}) });
      offset = Number(headers.get('upload-offset'));
    }
  }
}

async function asked(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(path, init).catch(() => null);
  if (answer?.ok) return answer;
  const problem = (await answer?.json().catch(() => null)) as { msg?: string } | null;
  throw new ApiError(problem?.msg ?? m.sendFailed, answer?.status ?? 503);
}
