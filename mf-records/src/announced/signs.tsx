import type { ReactNode } from 'react';

/** Icons of what is planned, drawn like the kit's on a grid of 24. */
function sign(paths: ReactNode) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {paths}
    </svg>
  );
}

export const card = sign(
  <>
    <rect x="3" y="5.5" width="18" height="13" rx="1.5" />
    <path d="M6.5 10h5M6.5 13.5h3M15 10.5h3v4h-3z" />
  </>,
);
export const shield = sign(
  <path d="M12 3.5 4.5 6v6c0 4.5 3.2 7.3 7.5 8.5 4.3-1.2 7.5-4 7.5-8.5V6zM9 12l2.2 2.2L15.5 10" />,
);
export const receipt = sign(
  <path d="M5.5 3.5v17l2.2-1.5 2.1 1.5 2.2-1.5 2.2 1.5 2.1-1.5 2.2 1.5v-17zM9 8.5h6M9 12.5h6" />,
);
export const book = sign(
  <path d="M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5 .5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zm0 0v14" />,
);
export const certificate = sign(
  <>
    <path d="M5 3.5h14v11H5zM8.5 7.5h7M8.5 10.5h4" />
    <path d="m13 14.5 0 6 2.5-1.5 2.5 1.5v-6" />
  </>,
);
export const glass = sign(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m20 20-4.3-4.3" />
  </>,
);
export const lock = sign(
  <>
    <rect x="5" y="10.5" width="14" height="10" rx="1.5" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2.5" />
  </>,
);
