export { ProvenanceLine } from './provenance-line';
export { type Chapter, type Provenance, provenanceQuery } from './provenance.queries';
export { ownSince } from './provenance.rules';
export { ownerText } from './provenance.words';
export { VehicleProvenance } from './vehicle-provenance';
