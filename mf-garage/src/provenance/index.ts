export { ProvenanceLine } from './provenance-line';
export { provenanceQuery } from './provenance.queries';
export { ownSince } from './provenance.rules';
export { VehicleProvenance } from './vehicle-provenance';
