import fillUps from './fill-ups/fill-up.changes';

/** Fields of what can wait to be sent, for a person who compares two versions. */
const fields: CarnetExtensions['outbox-fields'] = { 'fill-up': fillUps.fields };
export default fields;
