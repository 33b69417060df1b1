/** What an input's text means to the API: empty is `null`. Text that is no number goes as it is, for the service to refuse. */
export function numberOrNull(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : trimmed;
}

export function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}

/** A value of an entity as an input's text. */
export function asText(value: string | number | null | undefined): string {
  return value == null ? '' : String(value);
}
