import type { ReactNode, SVGProps } from 'react';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { size?: number };

function icon(paths: ReactNode) {
  return function Icon({ size = 20, ...rest }: IconProps) {
    return (
      <svg
        {...{ viewBox: '0 0 24 24', width: size, height: size, fill: 'none', stroke: 'currentColor' }}
        {...{ strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round' }}
        aria-hidden
        {...rest}
      >
        {paths}
      </svg>
    );
  };
}

export const PictureIcon = icon(
  <>
    <rect x="3.5" y="5" width="17" height="14" rx="1.5" />
    <path d="m3.5 16 5-4.5 4 3.5 3.5-3 4.5 4M15.5 9v.01" />
  </>,
);
export const CameraIcon = icon(
  <>
    <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4z" />
    <circle cx="12" cy="13" r="3.2" />
  </>,
);
export const PauseIcon = icon(<path d="M9 6v12M15 6v12" />);
export const PlayIcon = icon(<path d="M8 5.5v13l10-6.5z" />);
