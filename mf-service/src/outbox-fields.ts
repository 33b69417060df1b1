import events from './events/service-event.changes';

/** Fields of records that can wait in the outbox, to compare two versions in a conflict. */
const fields: CarnetExtensions['outbox-fields'] = { 'service-event': events.fields };
export default fields;
