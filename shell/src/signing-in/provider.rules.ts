/** Result of a visit to a provider: a one-time code, or an error. */
export interface Arrival {
  code: string | null;
  error: string | null;
}

export function arrivalOf(hash: string): Arrival {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  return { code: params.get('code') || null, error: params.get('error') };
}
