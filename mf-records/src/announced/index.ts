export { Announcement, type Meanwhile, type Planned } from './announcement';
export { book, card, certificate, glass, lock, receipt, shield } from './signs';
