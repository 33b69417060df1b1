import { pageLanguage } from '@carnet/mf-kit/formats';
import { garageHeaders, sessionToken } from '@carnet/mf-kit/data';
import { type DetailedError, type HttpResponse, type HttpStack, Upload as TusUpload } from 'tus-js-client';
import { NO_ANSWER, UploadFailure } from './upload-failure';

const UPLOADS = '/api/uploads';
/** A connection without progress for this long counts as dead. tus-js-client itself has no timeout. */
export const STALLED_AFTER_MS = 20_000;
/** Time limit after the last byte was sent, while the service stores the file. */
const FINISHED_WITHIN_MS = 60_000;

export interface Transfer {
  file: Blob;
  metadata: Record<string, string>;
  /** URL of the upload to resume; null for a new one. */
  url: string | null;
  /** Aborts the transfer. No callback is called after that. */
  signal: AbortSignal;
  onUrl: (url: string) => void;
  /** Number of bytes sent. */
  onProgress: (sent: number) => void;
}

/**
 * Sends a file by tus, resuming at the offset that has arrived, and returns the id of the photo or document. Makes one attempt; the engine decides about
 * retries.
 * @throws UploadFailure
 */
export function sendByTus(transfer: Transfer, httpStack?: HttpStack): Promise<number> {
  const { file, metadata, url, signal, onUrl, onProgress } = transfer;
  return new Promise((resolve, reject) => {
    let patience: ReturnType<typeof setTimeout>;
    const expectWithin = (ms: number) => {
      clearTimeout(patience);
      patience = setTimeout(() => breakOff(new UploadFailure('', NO_ANSWER)), ms);
    };
    const end = () => {
      clearTimeout(patience);
      signal.removeEventListener('abort', giveUp);
    };
    const breakOff = (why: Error) => {
      end();
      void upload.abort();
      reject(why);
    };
    const giveUp = () => breakOff(signal.reason as Error);
    const upload = new TusUpload(file, {
      // Only one of the two: with both, tus-js-client restarts from zero whenever it cannot fetch the offset, as while the service restarts.
      endpoint: url === null ? UPLOADS : null,
      uploadUrl: url,
      metadata,
      retryDelays: null,
      storeFingerprintForResuming: false,
      ...(httpStack && { httpStack }),
      onBeforeRequest: (request) => {
        request.setHeader('x-auth-token', sessionToken() ?? '');
        request.setHeader('accept-language', pageLanguage());
        for (const [name, value] of Object.entries(garageHeaders(UPLOADS))) request.setHeader(name, value);
      },
      onUploadUrlAvailable: () => onUrl(new URL(upload.url!, window.location.origin).pathname),
      onProgress: (sent) => {
        expectWithin(sent < file.size ? STALLED_AFTER_MS : FINISHED_WITHIN_MS);
        onProgress(sent);
      },
      onSuccess: ({ lastResponse }) => {
        end();
        const file = Number(lastResponse.getHeader('Carnet-File'));
        if (file > 0) resolve(file);
        else reject(new UploadFailure('', NO_ANSWER));
      },
      onError: (error) => {
        end();
        reject(failureOf(error, url !== null));
      },
    });
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp);
    expectWithin(STALLED_AFTER_MS);
    upload.start();
  });
}

function failureOf(error: Error | DetailedError, goesOn: boolean): UploadFailure {
  const { originalRequest: request, originalResponse: answer = null } = error as Partial<DetailedError>;
  if (!answer) return new UploadFailure('', NO_ANSWER);
  const status = answer.getStatus();
  const isOfUpload = goesOn || request?.getMethod() !== 'POST';
  const isGone = isOfUpload && (status === 404 || status === 410);
  const retryAfter = Number(answer.getHeader('Retry-After')) || null;
  return new UploadFailure(sentenceIn(answer), status, retryAfter, isGone, isOneTooMany(answer));
}

/** True for the quota of parallel uploads; false for the quotas of files and bytes. */
function isOneTooMany(answer: HttpResponse): boolean {
  const { code, params } = bodyOf(answer);
  return code === 'request.quota_reached' && params?.things === 'uploads';
}

/** The service's message if it is in the page's language. A response to HEAD has none. */
function sentenceIn(answer: HttpResponse): string {
  if (pageLanguage().split('-')[0] !== (answer.getHeader('Content-Language') ?? 'en')) return '';
  const { msg } = bodyOf(answer);
  return typeof msg === 'string' ? msg : '';
}

function bodyOf(answer: HttpResponse): { msg?: unknown; code?: unknown; params?: { things?: unknown } } {
  try {
    return (JSON.parse(answer.getBody()) ?? {}) as ReturnType<typeof bodyOf>;
  } catch {
    return {};
  }
}
