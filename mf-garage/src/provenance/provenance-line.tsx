import { useLoaded, useMay } from '@carnet/mf-kit/data';
import { Link } from '@carnet/mf-kit/federation';
import { paths } from '../paths';
import { provenanceQuery } from './provenance.queries';
import { summaryText } from './summary.words';
import * as m from '../messages/provenance';

/** The known past of a vehicle in a line, which leads to all of it. */
export function ProvenanceLine({ vehicleId }: { vehicleId: number }) {
  const provenance = useLoaded(provenanceQuery(vehicleId));
  const { add } = useMay();
  // A line of its height, so that nothing moves when it has come.
  if (!provenance.data) return '\u00a0';
  const summary = summaryText(provenance.data) || (add && m.nothingKnown);
  return summary ? <Link to={paths.provenance(vehicleId)}>{summary}</Link> : null;
}
