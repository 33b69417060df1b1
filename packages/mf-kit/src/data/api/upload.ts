interface Upload {
  method: string;
  headers: Record<string, string>;
  body: string;
  signal?: AbortSignal;
  /** Called with the part that has been sent: 0 to 1. */
  onUpload: (share: number) => void;
}

/** Sends a large body and reports progress, which `fetch` cannot do. Rejects as `fetch` does. */
export function upload(path: string, { method, headers, body, signal, onUpload }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onUpload(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onUpload(1);
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(new TypeError('Network error'));
    request.onabort = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const { status } = request;
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return new Response(status === 204 ? null : request.responseText, { status, headers });
}
