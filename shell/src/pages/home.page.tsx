import { Button, Card, CardHead, useSession, useTitle } from '@carnet/mf-kit';
import { homeFeatures } from './feature-texts';
import { SamplePage } from './sample-page';
import classes from './home.module.css';

/** The public front page (spec §1): hero, six features, a last call to action. */
export default function HomePage() {
  useTitle(undefined);
  const isIn = useSession().status === 'in';
  return (
    <>
      <section className={classes.dash}>
        <div className={classes.hero}>
          <div className={classes.heroText}>
            <h1>Every mile, on the record.</h1>
            <p className={classes.lead}>
              Carnet is the service book of your collection. It tracks, documents and prints the history of every
              vehicle you keep: what was done, when, at what mileage, with which parts.
            </p>
            <CallToAction isIn={isIn} />
          </div>
          <SamplePage />
        </div>
      </section>

      <section className={classes.band} aria-labelledby="features">
        <h2 id="features">Six chapters of one book</h2>
        <div className={classes.features}>
          {homeFeatures.map(({ title, text, Sign }) => (
            <Card key={title} as="article">
              <CardHead title={title} icon={<Sign />} />
              <p className={classes.text}>{text}</p>
            </Card>
          ))}
        </div>
      </section>

      <section className={classes.last} aria-labelledby="start">
        <div>
          <h2 id="start">{isIn ? 'Your book is open' : 'Start with the car in the driveway'}</h2>
          <p>
            {isIn
              ? 'Go on where you left off.'
              : 'Add one vehicle and its last service. The book grows from there, an entry at a time.'}
          </p>
        </div>
        <CallToAction isIn={isIn} />
      </section>
    </>
  );
}

function CallToAction({ isIn }: { isIn: boolean }) {
  if (isIn) {
    return (
      <div className={classes.actions}>
        <Button to="/dashboard" variant="primary" size="lg" className={classes.first}>
          Go to Dashboard
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.actions}>
      <Button to="/register" variant="primary" size="lg" className={classes.first}>
        Register
      </Button>
      <Button to="/login" size="lg" className={classes.second}>
        Log in
      </Button>
    </div>
  );
}
