import { Button, PageFrame, useSession } from '@carnet/mf-kit';
import classes from './reading.module.css';

/** Why Carnet exists and how it treats what it is given. */
export default function AboutPage() {
  const isIn = useSession().status === 'in';
  return (
    <PageFrame
      title="About Carnet"
      subtitle="A carnet is a small book that one carries along. This one belongs to the car."
      width="narrow"
    >
      <div className={classes.prose}>
        <h2>Provenance is written, not remembered</h2>
        <p>
          Ask what makes one old car worth twice another of the same year, and the answer is rarely paint. It is the
          folder of paper that comes with it: who did the work, at what mileage, with which parts. A history that can be
          read from the first page to the last is trusted. One that has to be told is doubted.
        </p>
        <p>
          Most of that paper is lost along the way. Receipts fade, workshops close, the stamped book stays in a glovebox
          that was sold with another car. Carnet keeps the record where it belongs to the owner and stays in order.
        </p>

        <h2>The service book</h2>
        <p>
          The stamped service book was a good idea: one line a visit, with a date and a mileage, in the order in which
          things happened. Carnet keeps that order and gives the line more room. An entry can carry the parts that were
          fitted, what they cost, and a report as long as the work deserves. The odometer follows the entries, so that
          the next service can be told from the last.
        </p>

        <h2>The dossier</h2>
        <p>
          A vehicle’s page is its dossier: its sheet, its service history, its parts, its modifications and its issues,
          side by side. When it is time for a sale, an insurance valuation or a visit to a new workshop, everything is
          in one place and says when it was written.
        </p>

        <h2>Your records are yours</h2>
        <p>
          Nobody but you sees your vehicles. There is no feed, no sharing and no advertising. Whoever wants their data
          in another program can fetch it: everything the screens show is also offered by a{' '}
          <a href="/api/docs">documented interface</a>. Carnet is open source under the MIT licence and runs on a
          machine of your own.
        </p>
      </div>
      {!isIn && (
        <div>
          <Button to="/register" variant="primary" size="lg">
            Start your book
          </Button>
        </div>
      )}
    </PageFrame>
  );
}
