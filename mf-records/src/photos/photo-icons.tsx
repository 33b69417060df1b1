import type { ReactNode } from 'react';

/** Icons for actions on photos, in the style of the kit, on a grid of 24. */
function icon(paths: ReactNode) {
  return function Icon({ size = 18 }: { size?: number }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
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
  };
}

export const AlbumIcon = icon(
  <>
    <rect x="3.5" y="6.5" width="14" height="11" rx="1.5" />
    <path d="M6.5 3.5h12a2 2 0 0 1 2 2v9M4 15l4-4 3.5 3.5L14 12l3 3" />
  </>,
);
export const CompareIcon = icon(<path d="M12 3v18M4 6.5h5v11H4zM20 6.5h-5v11h5" />);
export const TagIcon = icon(
  <>
    <path d="M3.5 4.5v7l9 9 8-8-9-9h-7z" />
    <circle cx="8" cy="8.5" r="1.2" />
  </>,
);
export const LinkIcon = icon(
  <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2" />,
);
export const CarIcon = icon(
  <>
    <path d="M3 16.5v-4l2-1 2.5-4.5h8l3 4.5 2.5 1v4h-2.2M9.3 16.5h5.4M5.2 16.5H3" />
    <circle cx="7.2" cy="16.7" r="2" />
    <circle cx="16.8" cy="16.7" r="2" />
  </>,
);
export const CameraIcon = icon(
  <>
    <path d="M3.5 8h4l1.6-2.5h5.8L16.5 8h4v11h-17z" />
    <circle cx="12" cy="13.2" r="3.4" />
  </>,
);
export const DownloadIcon = icon(<path d="M12 4v11m-5-5 5 5 5-5M4.5 19.5h15" />);
export const StarIcon = icon(<path d="m12 4 2.4 5 5.6.7-4.1 3.8 1 5.5-4.9-2.7-4.9 2.7 1-5.5L4 9.7l5.6-.7z" />);
export const TurnIcon = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.2M19.5 4v4.9h-4.9" />);
export const UploadIcon = icon(<path d="M12 15V4M7 9l5-5 5 5M4.5 19.5h15" />);
