// Made of channel-made.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** If it was not you, remove it at once, and change your password: */
export const byOther = message('channel_made.by_other', {
  en: 'If it was not you, remove it at once, and change your password:',
  de: 'Wenn Sie das nicht waren, entfernen Sie das sofort und ändern Sie Ihr Passwort:',
  es: 'Si no fue usted, elimínelo enseguida y cambie su contraseña:',
  fr: 'Si ce n’était pas vous, supprimez cela tout de suite et changez votre mot de passe :',
  it: 'Se non è stato Lei, lo rimuova subito e cambi la password:',
  ja: 'お心当たりがない場合は、すぐに削除して、パスワードを変更してください。',
});

/** An address of your calendar was made */
export const calendar = message('channel_made.calendar', {
  en: 'An address of your calendar was made',
  de: 'Für Ihren Kalender wurde eine Adresse erstellt',
  es: 'Se ha creado una dirección para su calendario',
  fr: 'Une adresse a été créée pour votre agenda',
  it: 'È stato creato un indirizzo per il Suo calendario',
  ja: 'カレンダーのアドレスが作成されました',
});

/** An address was made just now at which calendar programs read what is due for your vehicles. Whoever has it can read that. If there was an address before, it has ended. */
export const calendarText = message('channel_made.calendar_text', {
  en: 'An address was made just now at which calendar programs read what is due for your vehicles. Whoever has it can read that. If there was an address before, it has ended.',
  de: 'Gerade wurde eine Adresse erstellt, unter der Kalenderprogramme lesen, was bei Ihren Fahrzeugen fällig ist. Wer sie hat, kann das lesen. Gab es schon eine Adresse, gilt sie nicht mehr.',
  es: 'Se acaba de crear una dirección en la que los calendarios leen lo que vence de sus vehículos. Quien la tenga puede leerlo. Si ya había una dirección, ha dejado de funcionar.',
  fr: 'Une adresse vient d’être créée, par laquelle les agendas lisent les échéances de vos véhicules. Quiconque la possède peut les lire. S’il y avait déjà une adresse, elle ne fonctionne plus.',
  it: 'È stato appena creato un indirizzo da cui i calendari leggono le scadenze dei Suoi veicoli. Chi lo possiede può leggerle. Se esisteva già un indirizzo, non è più valido.',
  ja: 'カレンダーが車両の期限を読み込むためのアドレスが作成されました。このアドレスを知る人は、期限を読むことができます。以前のアドレスがあった場合は、使えなくなりました。',
});

/** A browser was added to your reminders */
export const device = message('channel_made.device', {
  en: 'A browser was added to your reminders',
  de: 'Ihren Erinnerungen wurde ein Browser hinzugefügt',
  es: 'Se ha añadido un navegador a sus recordatorios',
  fr: 'Un navigateur a été ajouté à vos rappels',
  it: 'Ai Suoi promemoria è stato aggiunto un browser',
  ja: 'リマインダーにブラウザーが追加されました',
});

/** From now on, another browser shows the reminders of your vehicles. */
export const deviceText = message('channel_made.device_text', {
  en: 'From now on, another browser shows the reminders of your vehicles.',
  de: 'Von jetzt an zeigt ein weiterer Browser die Erinnerungen an Ihre Fahrzeuge.',
  es: 'A partir de ahora, otro navegador muestra los recordatorios de sus vehículos.',
  fr: 'Désormais, un autre navigateur affiche les rappels de vos véhicules.',
  it: 'Da ora un altro browser mostra i promemoria dei Suoi veicoli.',
  ja: '今後、別のブラウザーにも車両のリマインダーが表示されます。',
});

/** See your reminders */
export const seeReminders = message('channel_made.see_reminders', {
  en: 'See your reminders',
  de: 'Erinnerungen ansehen',
  es: 'Ver sus recordatorios',
  fr: 'Voir vos rappels',
  it: 'Vedere i promemoria',
  ja: 'リマインダーを見る',
});

/** An ntfy topic was added to your reminders */
export const topic = message('channel_made.topic', {
  en: 'An ntfy topic was added to your reminders',
  de: 'Ihren Erinnerungen wurde ein ntfy-Thema hinzugefügt',
  es: 'Se ha añadido un tema de ntfy a sus recordatorios',
  fr: 'Un sujet ntfy a été ajouté à vos rappels',
  it: 'Ai Suoi promemoria è stato aggiunto un topic ntfy',
  ja: 'リマインダーに ntfy のトピックが追加されました',
});

/** From now on, the reminders of your vehicles are also published on {host}. Whoever reads the topic there can read them. */
export const topicText = messageOf<{ host: string | number }>('channel_made.topic_text', {
  en: (p) =>
    'From now on, the reminders of your vehicles are also published on ' +
    p.host +
    '. Whoever reads the topic there can read them.',
  de: (p) =>
    'Von jetzt an werden die Erinnerungen an Ihre Fahrzeuge auch auf ' +
    p.host +
    ' veröffentlicht. Wer das Thema dort liest, kann sie lesen.',
  es: (p) =>
    'A partir de ahora, los recordatorios de sus vehículos también se publican en ' +
    p.host +
    '. Quien lea allí ese tema puede leerlos.',
  fr: (p) =>
    'Désormais, les rappels de vos véhicules sont aussi publiés sur ' +
    p.host +
    '. Quiconque y lit ce sujet peut les lire.',
  it: (p) =>
    'Da ora i promemoria dei Suoi veicoli vengono pubblicati anche su ' +
    p.host +
    '. Chi legge quel topic può leggerli.',
  ja: (p) =>
    '今後、車両のリマインダーは ' + p.host + ' にも公開されます。そのトピックを読める人は、内容を読むことができます。',
});
