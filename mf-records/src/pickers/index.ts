export { PartChoices, PartPicker } from './part-picker';
export { ServiceEventPicker } from './service-event-picker';
export { ServiceEventSelect } from './service-event-select';
