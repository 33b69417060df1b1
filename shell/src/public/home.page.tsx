import { useSession } from '@carnet/mf-kit/data';
import { Button, Card, CardHead, useTitle } from '@carnet/mf-kit/ui';
import { homeFeatures } from './feature-texts';
import { SamplePage } from './sample-page';
import * as m from '../messages/home';
import classes from './home.module.css';

/** Public home page (spec §1): hero, six features, and a call to action. */
export default function HomePage() {
  useTitle(undefined);
  const isIn = useSession().status === 'in';
  return (
    <>
      <section className={classes.dash}>
        <div className={classes.hero}>
          <div className={classes.heroText}>
            <h1>{m.title}</h1>
            <p className={classes.lead}>{m.subtitle}</p>
            <CallToAction isIn={isIn} />
          </div>
          <SamplePage />
        </div>
      </section>

      <section className={classes.band} aria-labelledby="features">
        <h2 id="features">{m.chapters}</h2>
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
          <h2 id="start">{isIn ? m.bookIsOpen : m.startWithTheCar}</h2>
          <p>{isIn ? m.goOn : m.addOneVehicle}</p>
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
          {m.goToDashboard}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.actions}>
      <Button to="/register" variant="primary" size="lg" className={classes.first}>
        {m.register}
      </Button>
      <Button to="/login" size="lg" className={classes.second}>
        {m.logIn}
      </Button>
    </div>
  );
}
