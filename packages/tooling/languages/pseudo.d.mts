export const PSEUDO: string;
export function pseudo(text: string): string;
