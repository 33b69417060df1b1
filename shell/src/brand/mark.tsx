/** Carnet's logo: a C as a gauge with its needle in the opening, in the text's colour. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden>
      <path d="M24.9 24.2A12 12 0 1 1 24.9 7.8" stroke="currentColor" strokeWidth="3.6" strokeLinecap="round" />
      <path d="M7.6 16h2.6M16 7.6v2.6M16 24.4v-2.6" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
      <path d="m16 16 9.6-3.6" stroke="var(--needle, #ff7a42)" strokeWidth="2.8" strokeLinecap="round" />
      <circle cx="16" cy="16" r="2.5" fill="var(--needle, #ff7a42)" />
    </svg>
  );
}
