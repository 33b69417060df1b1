export type { Letter, LetterRow, Mail } from './letter.js';
export { hasProtocol, type MailSettings, readMailSettings } from './mail-settings.js';
export { MailModule } from './mail.module.js';
export { MailsRepository, type TakenMail } from './mails.repository.js';
export { Outbox } from './outbox.service.js';
export { hashOf, newSecret } from './secret.js';
export { writtenAsHtml, writtenAsText } from './written-letter.js';
