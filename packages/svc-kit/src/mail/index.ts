export type { Letter, LetterAction, LetterRow, Mail } from './letter.js';
export { hasProtocol, MAIL, type MailSettings, readMailSettings } from './mail-settings.js';
export { MailModule } from './mail.module.js';
export { MailsRepository, MAILS_WANTED, type TakenMail } from './mails.repository.js';
export { Outbox } from './outbox.service.js';
export { hashOf, newSecret } from './secret.js';
