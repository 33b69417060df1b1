export { STATUSES as MODIFICATION_STATUSES } from './modification.constants';
