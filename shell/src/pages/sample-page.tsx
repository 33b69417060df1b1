import { Odometer, StatusBadge } from '@carnet/mf-kit';
import classes from './sample-page.module.css';

const entries = [
  { date: 'Mar 14, 2026', name: 'Valve clearance and oil', mileage: '84,120 mi', cost: '$312.40', status: 'Completed' },
  { date: 'Sep 2, 2025', name: 'Front brake calipers', mileage: '81,946 mi', cost: '$548.00', status: 'Completed' },
  { date: 'Next', name: 'Gearbox oil', mileage: 'at 85,000 mi', cost: '', status: 'Upcoming' },
] as const;

const tones = { Completed: 'good', Upcoming: 'info' } as const;

/** An open page of the service book, as an example on the front page. */
export function SamplePage() {
  return (
    <figure className={classes.book}>
      <figcaption className={classes.caption}>Example of a vehicle’s page</figcaption>
      <div className={classes.head}>
        <div>
          <p className={classes.name}>1967 Alfa Romeo Giulia Super</p>
          <p className={classes.note}>Sunday Cars</p>
        </div>
        <Odometer miles={84120} size="lg" />
      </div>
      <ul className={classes.entries}>
        {entries.map(({ date, name, mileage, cost, status }) => (
          <li key={name} className={classes.entry}>
            <span className={classes.date}>{date}</span>
            <span className={classes.what}>{name}</span>
            <span className={classes.status}>
              <StatusBadge status={status} tones={tones} />
            </span>
            <span className={classes.at}>{mileage}</span>
            <span className={classes.cost}>{cost}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
