import events from './events/service-event.changes';

/** Fields of what can wait to be sent, for a person who compares two versions. */
const fields: CarnetExtensions['outbox-fields'] = { 'service-event': events.fields };
export default fields;
