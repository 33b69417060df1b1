/** Path after sign-in: the page that asked for it, or the dashboard. Never another site. */
export function returnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/dashboard';
}
