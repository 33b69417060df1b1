/** Cache for files that another app has shared and that are not filed yet. They survive a sign-in, because the person may have to sign in first. */
const SHARED = 'carnet-shared';
/** Path of the web app manifest's share target, and of the page that files what was shared. */
export const SHARE = '/share';
/** Tells that page that the browser had no space. */
const LOST = `${SHARE}?lost=true`;

export interface SharedFile {
  key: string;
  file: File;
}

/** Stores shared files and redirects to the page that files them. */
export async function keepShared(request: Request): Promise<Response> {
  try {
    const files = (await request.formData()).getAll('files').filter((entry) => entry instanceof File);
    const cache = await caches.open(SHARED);
    const at = Date.now();
    await Promise.all(files.map((file, place) => cache.put(`${SHARE}/${at}-${place}`, kept(file))));
    return Response.redirect(SHARE, 303);
  } catch {
    return Response.redirect(LOST, 303);
  }
}

const kept = (file: File): Response =>
  new Response(file, { headers: { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) } });

export async function sharedFiles(): Promise<SharedFile[]> {
  const { caches } = globalThis as Partial<typeof globalThis>;
  if (!caches) return [];
  const cache = await caches.open(SHARED);
  const requests = await cache.keys();
  return Promise.all(
    requests.map(async (request) => {
      const response = (await cache.match(request))!;
      const name = decodeURIComponent(response.headers.get('x-name') ?? '') || 'file';
      const type = response.headers.get('content-type') ?? '';
      return { key: request.url, file: new File([await response.blob()], name, { type }) };
    }),
  );
}

/** Deletes shared files that are not filed, because the next person may be somebody else. */
export const dropShared = async (): Promise<void> => void (await caches.delete(SHARED));

export async function forgetShared(files: readonly SharedFile[]): Promise<void> {
  const cache = await caches.open(SHARED);
  await Promise.all(files.map(({ key }) => cache.delete(key)));
}
