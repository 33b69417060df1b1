// Made of reminder.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Done */
export const done = message('reminder.done', {
  en: 'Done',
  de: 'Erledigt',
  es: 'Hecho',
  fr: 'Fait',
  it: 'Fatto',
  ja: '完了',
});

/** Valid until {day}. */
export const expires = messageOf<{ day: string | number }>('reminder.expires', {
  en: (p) => 'Valid until ' + p.day + '.',
  de: (p) => 'Gültig bis ' + p.day + '.',
  es: (p) => 'Válido hasta el ' + p.day + '.',
  fr: (p) => 'Valable jusqu’au ' + p.day + '.',
  it: (p) => 'Valido fino al ' + p.day + '.',
  ja: (p) => '' + p.day + 'まで有効です。',
});

/** You get this because reminders are switched on in your settings: {url} */
export const footnote = messageOf<{ url: string | number }>('reminder.footnote', {
  en: (p) => 'You get this because reminders are switched on in your settings: ' + p.url,
  de: (p) => 'Sie erhalten diese Nachricht, weil Erinnerungen in Ihren Einstellungen eingeschaltet sind: ' + p.url,
  es: (p) => 'Recibe este mensaje porque los recordatorios están activados en su configuración: ' + p.url,
  fr: (p) => 'Vous recevez ce message parce que les rappels sont activés dans vos paramètres : ' + p.url,
  it: (p) => 'Riceve questo messaggio perché i promemoria sono attivi nelle Sue impostazioni: ' + p.url,
  ja: (p) => '設定でリマインダーがオンになっているため、このメールをお送りしています：' + p.url,
});

/** {name}’s garage */
export const garageOf = messageOf<{ name: string | number }>('reminder.garage_of', {
  en: (p) => '' + p.name + '’s garage',
  de: (p) => 'Garage von ' + p.name,
  es: (p) => 'Garaje de ' + p.name,
  fr: (p) => 'Garage de ' + p.name,
  it: (p) => 'Garage di ' + p.name,
  ja: (p) => '' + p.name + ' さんのガレージ',
});

/** Please say for how many days */
export const howLong = message('reminder.how_long', {
  en: 'Please say for how many days',
  de: 'Bitte geben Sie die Zahl der Tage an',
  es: 'Indique el número de días',
  fr: 'Veuillez indiquer le nombre de jours',
  it: 'Indichi il numero di giorni',
  ja: '日数を指定してください',
});

/** This is new since you were last reminded. */
export const intro = message('reminder.intro', {
  en: 'This is new since you were last reminded.',
  de: 'Das ist neu seit der letzten Erinnerung.',
  es: 'Esto es nuevo desde el último recordatorio.',
  fr: 'Voici ce qui est nouveau depuis le dernier rappel.',
  it: 'Ecco le novità dall’ultimo promemoria.',
  ja: '前回のお知らせ以降に加わった項目です。',
});

/** It was last read on {day}. */
export const lastRead = messageOf<{ day: string | number }>('reminder.last_read', {
  en: (p) => 'It was last read on ' + p.day + '.',
  de: (p) => 'Zuletzt abgelesen am ' + p.day + '.',
  es: (p) => 'La última lectura es del ' + p.day + '.',
  fr: (p) => 'Dernier relevé le ' + p.day + '.',
  it: (p) => 'Ultima lettura il ' + p.day + '.',
  ja: (p) => '最後の記録は' + p.day + 'です。',
});

/** Remind me later */
export const later = message('reminder.later', {
  en: 'Remind me later',
  de: 'Später erinnern',
  es: 'Recordar más tarde',
  fr: 'Me le rappeler plus tard',
  it: 'Ricordare più tardi',
  ja: 'あとで知らせる',
});

/** This link has ended; see your reminders in Carnet */
export const linkEnded = message('reminder.link_ended', {
  en: 'This link has ended; see your reminders in Carnet',
  de: 'Dieser Link ist abgelaufen; Sie finden Ihre Erinnerungen in Carnet',
  es: 'Este enlace ha caducado; consulte sus recordatorios en Carnet',
  fr: 'Ce lien a expiré ; consultez vos rappels dans Carnet',
  it: 'Questo link è scaduto; trova i Suoi promemoria in Carnet',
  ja: 'このリンクは期限切れです。リマインダーは Carnet でご覧ください',
});

/** {count, plural, one {And # more, which you find in Carnet.} other {And # more, which you find in Carnet.}} */
export const more = messageOf<{ count: number }>('reminder.more', {
  en: (p, f) =>
    '' +
    (p.count === 1
      ? 'And ' + f(p.count) + ' more, which you find in Carnet.'
      : 'And ' + f(p.count) + ' more, which you find in Carnet.'),
  de: (p, f) =>
    '' +
    (p.count === 1
      ? 'Und ' + f(p.count) + ' weitere, die Sie in Carnet finden.'
      : 'Und ' + f(p.count) + ' weitere, die Sie in Carnet finden.'),
  es: (p, f) =>
    '' +
    (p.count === 1
      ? 'Y ' + f(p.count) + ' más, que encontrará en Carnet.'
      : 'Y ' + f(p.count) + ' más, que encontrará en Carnet.'),
  fr: (p, f) =>
    '' +
    (p.count < 2
      ? 'Et ' + f(p.count) + ' de plus, à retrouver dans Carnet.'
      : 'Et ' + f(p.count) + ' de plus, à retrouver dans Carnet.'),
  it: (p, f) =>
    '' +
    (p.count === 1
      ? 'E ' + f(p.count) + ' altro, che trova in Carnet.'
      : 'E altri ' + f(p.count) + ', che trova in Carnet.'),
  ja: (p, f) => '' + ('ほかに ' + f(p.count) + ' 件あります。Carnet でご覧ください。'),
});

/** Vehicle not found */
export const noVehicle = message('reminder.no_vehicle', {
  en: 'Vehicle not found',
  de: 'Fahrzeug nicht gefunden',
  es: 'No se ha encontrado el vehículo',
  fr: 'Véhicule introuvable',
  it: 'Veicolo non trovato',
  ja: '車両が見つかりません',
});

/** Enter a reading */
export const noteReading = message('reminder.note_reading', {
  en: 'Enter a reading',
  de: 'Stand eintragen',
  es: 'Anotar la lectura',
  fr: 'Saisir un relevé',
  it: 'Inserire una lettura',
  ja: '走行距離を記録',
});

/** There is nothing to be reminded of here any more */
export const nothing = message('reminder.nothing', {
  en: 'There is nothing to be reminded of here any more',
  de: 'Hier gibt es nichts mehr, woran zu erinnern wäre',
  es: 'Aquí ya no hay nada que recordar',
  fr: 'Il n’y a plus rien à rappeler ici',
  it: 'Qui non c’è più nulla da ricordare',
  ja: 'ここにはもうお知らせすることがありません',
});

/** {title} ({name}) */
export const ofGarage = messageOf<{ name: string | number; title: string | number }>('reminder.of_garage', {
  en: (p) => '' + p.title + ' (' + p.name + ')',
  de: (p) => '' + p.title + ' (' + p.name + ')',
  es: (p) => '' + p.title + ' (' + p.name + ')',
  fr: (p) => '' + p.title + ' (' + p.name + ')',
  it: (p) => '' + p.title + ' (' + p.name + ')',
  ja: (p) => '' + p.title + '（' + p.name + '）',
});

/** Please say whether it is told */
export const onOrOff = message('reminder.on_or_off', {
  en: 'Please say whether it is told',
  de: 'Bitte geben Sie an, ob erinnert wird',
  es: 'Indique si se recuerda o no',
  fr: 'Veuillez indiquer si le rappel est activé',
  it: 'Indichi se il promemoria è attivo',
  ja: '通知するかどうかを指定してください',
});

/** Open */
export const open = message('reminder.open', {
  en: 'Open',
  de: 'Öffnen',
  es: 'Abrir',
  fr: 'Ouvrir',
  it: 'Aprire',
  ja: '開く',
});

/** Overdue. */
export const overdue = message('reminder.overdue', {
  en: 'Overdue.',
  de: 'Überfällig.',
  es: 'Vencido.',
  fr: 'En retard.',
  it: 'Scaduto.',
  ja: '期限を過ぎています。',
});

/** Overdue since {day}. */
export const overdueSince = messageOf<{ day: string | number }>('reminder.overdue_since', {
  en: (p) => 'Overdue since ' + p.day + '.',
  de: (p) => 'Überfällig seit ' + p.day + '.',
  es: (p) => 'Vencido desde el ' + p.day + '.',
  fr: (p) => 'En retard depuis le ' + p.day + '.',
  it: (p) => 'Scaduto dal ' + p.day + '.',
  ja: (p) => '' + p.day + 'に期限が過ぎました。',
});

/** Planned for {day}. */
export const plannedFor = messageOf<{ day: string | number }>('reminder.planned_for', {
  en: (p) => 'Planned for ' + p.day + '.',
  de: (p) => 'Geplant für den ' + p.day + '.',
  es: (p) => 'Previsto para el ' + p.day + '.',
  fr: (p) => 'Prévu pour le ' + p.day + '.',
  it: (p) => 'Previsto per il ' + p.day + '.',
  ja: (p) => '' + p.day + 'に予定されています。',
});

/** Odometer */
export const readOdometer = message('reminder.read_odometer', {
  en: 'Odometer',
  de: 'Tachostand',
  es: 'Cuentakilómetros',
  fr: 'Compteur',
  it: 'Contachilometri',
  ja: '走行距離計',
});

/** See all that is due */
export const seeAll = message('reminder.see_all', {
  en: 'See all that is due',
  de: 'Alles Fällige ansehen',
  es: 'Ver todo lo que vence',
  fr: 'Voir toutes les échéances',
  it: 'Vedere tutte le scadenze',
  ja: '期限の一覧を見る',
});

/** {first}, and {more} more */
export const subject = messageOf<{ first: string | number; more: string | number }>('reminder.subject', {
  en: (p) => '' + p.first + ', and ' + p.more + ' more',
  de: (p) => '' + p.first + ' und ' + p.more + ' weitere',
  es: (p) => '' + p.first + ' y ' + p.more + ' más',
  fr: (p) => '' + p.first + ' et ' + p.more + ' de plus',
  it: (p) => '' + p.first + ' e altri ' + p.more,
  ja: (p) => '' + p.first + '、ほか ' + p.more + ' 件',
});

/** It was planned for {day}. */
export const wasPlannedFor = messageOf<{ day: string | number }>('reminder.was_planned_for', {
  en: (p) => 'It was planned for ' + p.day + '.',
  de: (p) => 'War für den ' + p.day + ' geplant.',
  es: (p) => 'Estaba previsto para el ' + p.day + '.',
  fr: (p) => 'C’était prévu pour le ' + p.day + '.',
  it: (p) => 'Era previsto per il ' + p.day + '.',
  ja: (p) => '' + p.day + 'に予定されていました。',
});

/** Please say which kind of reminder */
export const whichKind = message('reminder.which_kind', {
  en: 'Please say which kind of reminder',
  de: 'Bitte geben Sie die Art der Erinnerung an',
  es: 'Indique el tipo de recordatorio',
  fr: 'Veuillez indiquer le type de rappel',
  it: 'Indichi il tipo di promemoria',
  ja: 'リマインダーの種類を指定してください',
});

/** Please say which reminder */
export const whichReminder = message('reminder.which_reminder', {
  en: 'Please say which reminder',
  de: 'Bitte geben Sie die Erinnerung an',
  es: 'Indique el recordatorio',
  fr: 'Veuillez indiquer le rappel',
  it: 'Indichi il promemoria',
  ja: 'リマインダーを指定してください',
});
