export { ProvenanceLine } from './provenance-line';
export { VehicleProvenance } from './vehicle-provenance';
