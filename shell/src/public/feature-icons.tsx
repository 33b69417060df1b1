import type { ReactNode } from 'react';

/** Icons of Carnet's areas, on a grid of 24 with one stroke width. */
function sign(paths: ReactNode) {
  return function Sign({ size = 24 }: { size?: number }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        {paths}
      </svg>
    );
  };
}

export const GarageSign = sign(<path d="M3 20V9.5L12 4l9 5.5V20M7 20v-7.5h10V20M7 16h10" />);
export const VehicleSign = sign(
  <>
    <path d="M3 16.5v-3.8l2-1.2 2.2-4.2h8.1l3.2 4.2 2.5 1v4h-2.2M15.2 16.5H8.8M5.2 16.5H3M5 11.5h13.5" />
    <circle cx="7" cy="16.7" r="1.8" />
    <circle cx="17" cy="16.7" r="1.8" />
  </>,
);
export const ServiceSign = sign(
  <path d="M14.5 6.5a4 4 0 0 1 5-1.6l-2.6 2.6.6 2.4 2.4.6 2.1-2.1M14.5 6.5a4 4 0 0 0 .1 3.3L4.5 19.9M14.6 9.8a4 4 0 0 0 6.9-1.4" />,
);
export const ScheduleSign = sign(
  <>
    <path d="M4.2 17.5a9 9 0 1 1 15.6 0M12 14.5l4-5M5.5 13H4m16 0h-1.5M12 6.5V5" />
    <circle cx="12" cy="14.5" r="1.3" />
  </>,
);
export const PartSign = sign(
  <>
    <path d="M10.5 3.5h3l.5 2.6 2 .9 2.2-1.5 2.1 2.1-1.5 2.2.9 2 2.6.5v3l-2.6.5-.9 2" />
    <path d="M10.5 3.5 10 6.1l-2 .9-2.2-1.5-2.1 2.1 1.5 2.2-.9 2-2.6.5M16 18.5l-2 .8-.5 2.2h-3l-.5-2.6-2-.9-2.2 1.5-2.1-2.1 1.5-2.2-.9-2" />
    <circle cx="12" cy="12" r="3.2" />
  </>,
);
export const ModificationSign = sign(<path d="M5 21v-7m0-4V3m7 18v-9m0-4V3m7 18v-5m0-4V3M2.5 14h5m2-6h5m2 8h5" />);
export const FlagSign = sign(
  <path d="M5 21V4m0 1c4-2.5 8 2.5 14 0v9c-6 2.5-10-2.5-14 0m4.7-9.5v9m4.7-8v9M5 9.5c4-2.5 8 2.5 14 0" />,
);
export const IssueSign = sign(<path d="M12 4 2.8 19.5h18.4zM12 10v4.5m0 2.5v.01" />);
export const PhotoSign = sign(
  <>
    <path d="M3.5 8h4l1.6-2.5h5.8L16.5 8h4v11h-17z" />
    <circle cx="12" cy="13.2" r="3.4" />
  </>,
);
export const PaperSign = sign(<path d="M6 3.5h8.5L19 8v12.5H6zM14.5 3.5V8H19M9.5 12.5h6m-6 3.5h6" />);
export const FuelSign = sign(
  <path d="M4.5 20V5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v15M3 20h12M7 7.5h4v3.5H7zM13.5 12h2a1 1 0 0 1 1 1v3.5a1.75 1.75 0 0 0 3.5 0V8.5L17 5.5" />,
);
