import { Odometer } from '@carnet/mf-kit/formats';
import { LazyPart } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import type { ReactNode } from 'react';
import type { Vehicle } from '../lookups';
import classes from './cluster.module.css';
import * as m from '../messages/vehicle';

const load = () => import('./late-instruments');

/** The dashboard of a vehicle: mileage, next due item, and cost of this year. The values of other domains load after the page. */
export function Cluster({ vehicle }: { vehicle: Vehicle }) {
  return (
    <section className={classes.cluster} aria-label={m.instruments}>
      <Instrument label={m.mileage} to="?tab=odometer">
        <Odometer miles={vehicle.current_mileage} unit={vehicle.odometer_unit} size="lg" />
      </Instrument>
      <LazyPart load={load} props={{ vehicleId: vehicle.id }} loading={<Awaited />} fallback={() => null} />
    </section>
  );
}

/** Two placeholders, so that nothing moves when the values arrive. */
function Awaited() {
  return (
    <>
      <div className={classes.instrument} />
      <div className={classes.instrument} />
    </>
  );
}

interface InstrumentProps {
  label: string;
  /** Path of the tab with details. */
  to?: string;
  children: ReactNode;
}

export function Instrument({ label, to, children }: InstrumentProps) {
  return (
    <div className={classes.instrument}>
      <span className={classes.label}>{to ? <Link to={to}>{label}</Link> : label}</span>
      {children}
    </div>
  );
}
