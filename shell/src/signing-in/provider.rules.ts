/** The result of a provider's visit: a code that works once, or why there is none. */
export interface Arrival {
  code: string | null;
  error: string | null;
}

export function arrivalOf(hash: string): Arrival {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  return { code: params.get('code') || null, error: params.get('error') };
}
