import { useLoaded, useMay } from '@carnet/mf-kit/data';
import { Link } from '@carnet/mf-kit/federation';
import { paths } from '../paths';
import { provenanceQuery } from './provenance.queries';
import { summaryText } from './summary.words';
import * as m from '../messages/provenance';

/** A line that sums up a vehicle's provenance and links to it. */
export function ProvenanceLine({ vehicleId }: { vehicleId: number }) {
  const provenance = useLoaded(provenanceQuery(vehicleId));
  const { add } = useMay();
  // Keeps the height of the line, so that nothing moves when the text arrives.
  if (!provenance.data) return '\u00a0';
  const summary = summaryText(provenance.data) || (add && m.nothingKnown);
  return summary ? <Link to={paths.provenance(vehicleId)}>{summary}</Link> : null;
}
