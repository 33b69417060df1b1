import type { garage } from '@carnet/contracts';
import type { ReactNode } from 'react';

type VehicleType = garage.VehicleView['type'];

/** Side views on a grid of 32 by 24, facing right, all with the same ground line. */
const SHAPES: Record<VehicleType, ReactNode> = {
  Car: (
    <>
      <path d="M6.1 17H3.6c-.9 0-1.6-.7-1.6-1.6v-1.3c0-1.5 1-2.7 2.5-3l3.3-.6 3.9-3.3c.8-.7 1.8-1 2.9-1h3.2c1.3 0 2.5.6 3.3 1.6l2.2 2.7 3.9.8c1.6.3 2.7 1.7 2.7 3.3v.8c0 .9-.7 1.6-1.6 1.6h-2.2" />
      <path d="M11.7 17h8.4M9 10.8h13.8M15.6 6.4v4.4" />
      <circle cx="8.9" cy="17" r="2.6" />
      <circle cx="22.9" cy="17" r="2.6" />
    </>
  ),
  Truck: (
    <>
      <path d="M5.9 17H3.5C2.7 17 2 16.3 2 15.5v-4.7h12.4V7.6c0-.8.6-1.4 1.4-1.4h3.5c.9 0 1.8.5 2.3 1.3l2.1 3.3 3.9.8c1.4.3 2.4 1.5 2.4 2.9v1c0 .8-.7 1.5-1.5 1.5h-2.1" />
      <path d="M11.5 17h8.4M14.4 10.8h9.3M5 8.4v2.4" />
      <circle cx="8.7" cy="17" r="2.6" />
      <circle cx="22.7" cy="17" r="2.6" />
    </>
  ),
  SUV: (
    <>
      <path d="M6.1 17H4.2C3 17 2 16 2 14.8V7.3c0-1 .8-1.8 1.8-1.8h13.6c1 0 1.9.5 2.5 1.3l2.7 3.7 4.4.8c1.7.3 3 1.8 3 3.5v.5c0 .9-.8 1.7-1.7 1.7h-2" />
      <path d="M11.7 17h8.4M2 10.5h20.6M8.6 5.5v5M15.3 5.5v5M6.5 3.2h8.8" />
      <circle cx="8.9" cy="17" r="2.6" />
      <circle cx="23" cy="17" r="2.6" />
    </>
  ),
  Motorcycle: (
    <>
      <circle cx="7" cy="15.8" r="3.9" />
      <circle cx="25" cy="15.8" r="3.9" />
      <path d="m25 15.8-4-9.3h-2.6M21.9 8.6h1.9" />
      <path d="M7 15.8h7.2c2.4 0 4.6-1.4 5.6-3.6l1.2-2.7c-2.3-.9-4.7-.5-6.3 1.2H9.4c-1.4 0-2.7-.5-3.7-1.4" />
      <path d="m10.4 10.8 2.3 5" />
    </>
  ),
  Other: (
    <>
      <path d="M8.9 17h10.3M5.3 12.7V6.3h8.2l1.9 5.1h8c1.3 0 2.3 1 2.3 2.3v.6M19.3 11.4V6.8" />
      <circle cx="8.2" cy="15.6" r="4.1" />
      <circle cx="23.5" cy="17.3" r="2.4" />
    </>
  ),
};

/** Line drawing of a vehicle type. It is decorative: text beside it names the type. */
export function VehicleIcon({ type, size = 32 }: { type: VehicleType; size?: number }) {
  return (
    <svg
      viewBox="0 0 32 24"
      width={size}
      height={size * 0.75}
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 48 ? 1.1 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {SHAPES[type]}
    </svg>
  );
}
