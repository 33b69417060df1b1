import { Odometer } from '@carnet/mf-kit/formats';
import { StatusBadge } from '@carnet/mf-kit/ui';
import * as m from '../messages/home';
import classes from './sample-page.module.css';

const entries = [
  { date: m.firstDate, name: m.firstWork, mileage: m.firstMileage, cost: m.firstCost, status: m.completed },
  { date: m.secondDate, name: m.secondWork, mileage: m.secondMileage, cost: m.secondCost, status: m.completed },
  { date: m.next, name: m.thirdWork, mileage: m.thirdMileage, cost: '', status: m.upcoming },
] as const;

const tones = { [m.completed]: 'good', [m.upcoming]: 'info' } as const;

/** A sample page of a service book, for the home page. */
export function SamplePage() {
  return (
    <figure className={classes.book}>
      <figcaption className={classes.caption}>{m.example}</figcaption>
      <div className={classes.head}>
        <div>
          <p className={classes.name}>{m.exampleCar}</p>
          <p className={classes.note}>{m.exampleCollection}</p>
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
