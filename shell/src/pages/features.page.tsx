import { Button, PageFrame, useSession } from '@carnet/mf-kit';
import {
  GarageSign,
  FlagSign,
  IssueSign,
  ModificationSign,
  PaperSign,
  PartSign,
  PhotoSign,
  ScheduleSign,
  ServiceSign,
  VehicleSign,
} from './feature-icons';
import classes from './reading.module.css';

const chapters = [
  {
    Sign: GarageSign,
    title: 'Collections',
    text: 'A collection is a shelf: the daily cars, the winter project, the bikes. It shows how many vehicles stand on it and when it was last edited. Vehicles move between shelves without losing a line of their history.',
  },
  {
    Sign: VehicleSign,
    title: 'Vehicles',
    text: 'Cars, trucks, SUVs, motorcycles and everything else on wheels. A vehicle has a sheet with make, model, year, VIN, colour, purchase and registration dates, and an odometer that follows the work you log. A completed service at a higher mileage moves it forward; none ever turns it back.',
  },
  {
    Sign: ServiceSign,
    title: 'Service history',
    text: 'Each entry says what was done, when, at what mileage and for how much, with the parts that went in and a report in your own words. Filter by type and status, search by name or by car, or bring in years of records from a JSON file at once.',
  },
  {
    Sign: ScheduleSign,
    title: 'Schedules and templates',
    text: 'A template describes recurring work: every 180 days, every 5,000 miles, or once at 60,000. Put templates into a schedule for a vehicle, and the dashboard shows how far it is from the last to the next.',
  },
  {
    Sign: PartSign,
    title: 'Parts',
    text: 'An inventory with part numbers, makers and prices: installed, in storage, or planned. Complete the service that uses a part, and it is marked installed by itself.',
  },
  {
    Sign: ModificationSign,
    title: 'Modifications',
    text: 'What differs from the factory, and why. Category, dates, cost, the parts used and the service event at which it was fitted.',
  },
  {
    Sign: IssueSign,
    title: 'Issues',
    text: 'The noise at 50 mph, the warning lamp, the drop of oil. Give it a priority, link the visits that dealt with it, and write down what solved it.',
  },
  {
    Sign: FlagSign,
    title: 'Track days',
    text: 'Circuit, date and a formatted report, so that next year’s set-up starts from this year’s notes.',
  },
  {
    Sign: PhotoSign,
    title: 'Photos',
    text: 'By the day on which they were taken, and beside the work that they show. Tags, albums in the order that you give them, and the rust and the repair under one slider. Originals stay as they came from the camera.',
  },
  {
    Sign: PaperSign,
    title: 'Documentation',
    text: 'Registration, insurance, invoices, certificates and the letter from the factory: photographed or dropped now, filed later, found by what they say. What runs out is told in time.',
  },
] as const;

/** What Carnet can do, chapter by chapter. */
export default function FeaturesPage() {
  const isIn = useSession().status === 'in';
  return (
    <PageFrame
      title="Features"
      subtitle="A journal for people who look after vehicles themselves, or who want to know exactly what others did to them."
      actions={
        <Button to={isIn ? '/dashboard' : '/register'} variant="primary">
          {isIn ? 'Go to Dashboard' : 'Register'}
        </Button>
      }
    >
      <div className={classes.chapters}>
        {chapters.map(({ title, text, Sign }) => (
          <section key={title} className={classes.chapter}>
            <Sign size={28} />
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </PageFrame>
  );
}
