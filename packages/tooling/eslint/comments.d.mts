export const OPENS_BARE: RegExp;
export function textOf(comment: string): string;
