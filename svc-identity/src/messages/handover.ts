// Made of handover.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** A vehicle is being handed over to or from this account. Try again in a moment. */
export const accountMoves = message('handover.account_moves', {
  en: 'A vehicle is being handed over to or from this account. Try again in a moment.',
  de: 'Gerade wird ein Fahrzeug an dieses Konto oder von ihm übergeben. Versuchen Sie es gleich noch einmal.',
  es: 'Se está entregando un vehículo a esta cuenta o desde ella. Vuelva a intentarlo en un momento.',
  fr: 'Un véhicule est en cours de remise à ce compte ou depuis celui-ci. Réessayez dans un instant.',
  it: 'È in corso la consegna di un veicolo a questo account o da questo account. Riprovi tra poco.',
  ja: 'このアカウントで車両の引き渡しが進行中です。しばらくしてからもう一度お試しください。',
});

/** Choose a collection */
export const collectionRequired = message('handover.collection_required', {
  en: 'Choose a collection',
  de: 'Wählen Sie eine Sammlung',
  es: 'Elija una colección',
  fr: 'Choisissez une collection',
  it: 'Scelga una raccolta',
  ja: 'コレクションを選んでください',
});

/** Enter the email of the person who takes it over */
export const emailRequired = message('handover.email_required', {
  en: 'Enter the email of the person who takes it over',
  de: 'Geben Sie die E-Mail-Adresse der Person ein, die es übernimmt',
  es: 'Indique el correo de la persona que lo recibe',
  fr: 'Indiquez l’e-mail de la personne qui le reprend',
  it: 'Indichi l’e-mail della persona che lo riceve',
  ja: '引き継ぐ方のメールアドレスを入力してください',
});

/** “{vehicle}” is handed over */
export const mailDone = messageOf<{ vehicle: string | number }>('handover.mail_done', {
  en: (p) => '“' + p.vehicle + '” is handed over',
  de: (p) => '„' + p.vehicle + '“ ist übergeben',
  es: (p) => '«' + p.vehicle + '» se ha entregado',
  fr: (p) => '« ' + p.vehicle + ' » est remis',
  it: (p) => '«' + p.vehicle + '» è stato consegnato',
  ja: (p) => '「' + p.vehicle + '」の引き渡しが完了しました',
});

/** See hand-overs */
export const mailDoneAction = message('handover.mail_done_action', {
  en: 'See hand-overs',
  de: 'Übergaben ansehen',
  es: 'Ver las entregas',
  fr: 'Voir les remises',
  it: 'Vedi le consegne',
  ja: '引き渡しを見る',
});

/** You get this because you offered the vehicle. Nobody reads answers to this address. */
export const mailDoneOther = message('handover.mail_done_other', {
  en: 'You get this because you offered the vehicle. Nobody reads answers to this address.',
  de: 'Sie erhalten diese Nachricht, weil Sie das Fahrzeug angeboten haben. Antworten an diese Adresse liest niemand.',
  es: 'Recibe este mensaje porque ofreció el vehículo. Nadie lee las respuestas a esta dirección.',
  fr: 'Vous recevez ce message parce que vous avez proposé le véhicule. Personne ne lit les réponses envoyées à cette adresse.',
  it: 'Riceve questo messaggio perché ha offerto il veicolo. Nessuno legge le risposte inviate a questo indirizzo.',
  ja: '車両を申し出たため、このメールをお送りしています。このアドレスに返信いただいても、お読みできません。',
});

/** “{vehicle}” and its history belong to the account of {email} now. API keys of this vehicle have ended; books that you made of it stay with you. */
export const mailDoneText = messageOf<{ email: string | number; vehicle: string | number }>('handover.mail_done_text', {
  en: (p) =>
    '“' +
    p.vehicle +
    '” and its history belong to the account of ' +
    p.email +
    ' now. API keys of this vehicle have ended; books that you made of it stay with you.',
  de: (p) =>
    '„' +
    p.vehicle +
    '“ und die Geschichte dazu gehören jetzt zum Konto von ' +
    p.email +
    '. API-Schlüssel dieses Fahrzeugs sind beendet; Bücher, die Sie davon erstellt haben, bleiben bei Ihnen.',
  es: (p) =>
    '«' +
    p.vehicle +
    '» y su historial pertenecen ahora a la cuenta de ' +
    p.email +
    '. Las claves de API de este vehículo han terminado; los libros que hizo de él siguen siendo suyos.',
  fr: (p) =>
    '« ' +
    p.vehicle +
    ' » et son historique appartiennent désormais au compte de ' +
    p.email +
    '. Les clés d’API de ce véhicule ont pris fin ; les livres que vous en avez faits restent chez vous.',
  it: (p) =>
    '«' +
    p.vehicle +
    '» e la sua storia appartengono ora all’account di ' +
    p.email +
    '. Le chiavi API di questo veicolo sono terminate; i libri che ne ha fatto restano a Lei.',
  ja: (p) =>
    '「' +
    p.vehicle +
    '」とその履歴は ' +
    p.email +
    ' のアカウントに移りました。この車両の API キーは終了しました。作成した本は手元に残ります。',
});

/** {username} wants to hand “{vehicle}” over to you */
export const mailOffered = messageOf<{ username: string | number; vehicle: string | number }>('handover.mail_offered', {
  en: (p) => '' + p.username + ' wants to hand “' + p.vehicle + '” over to you',
  de: (p) => '' + p.username + ' möchte Ihnen „' + p.vehicle + '“ übergeben',
  es: (p) => '' + p.username + ' quiere entregarle «' + p.vehicle + '»',
  fr: (p) => '' + p.username + ' souhaite vous remettre « ' + p.vehicle + ' »',
  it: (p) => '' + p.username + ' vuole consegnarLe «' + p.vehicle + '»',
  ja: (p) => '' + p.username + ' さんが「' + p.vehicle + '」をあなたに引き渡そうとしています',
});

/** See the offer */
export const mailOfferedAction = message('handover.mail_offered_action', {
  en: 'See the offer',
  de: 'Angebot ansehen',
  es: 'Ver la oferta',
  fr: 'Voir l’offre',
  it: 'Vedi l’offerta',
  ja: '申し出を見る',
});

/** If you do not know what this is about, you need do nothing. Nobody reads answers to this address. */
export const mailOfferedOther = message('handover.mail_offered_other', {
  en: 'If you do not know what this is about, you need do nothing. Nobody reads answers to this address.',
  de: 'Wenn Sie nicht wissen, worum es geht, müssen Sie nichts tun. Antworten an diese Adresse liest niemand.',
  es: 'Si no sabe de qué se trata, no tiene que hacer nada. Nadie lee las respuestas a esta dirección.',
  fr: 'Si vous ne savez pas de quoi il s’agit, vous n’avez rien à faire. Personne ne lit les réponses envoyées à cette adresse.',
  it: 'Se non sa di che cosa si tratta, non deve fare nulla. Nessuno legge le risposte inviate a questo indirizzo.',
  ja: 'お心当たりがない場合は、何もする必要はありません。このアドレスに返信いただいても、お読みできません。',
});

/** Sign in with an account whose confirmed email is {email}, or make one, to take it over or to refuse it. */
export const mailOfferedRegister = messageOf<{ email: string | number }>('handover.mail_offered_register', {
  en: (p) =>
    'Sign in with an account whose confirmed email is ' + p.email + ', or make one, to take it over or to refuse it.',
  de: (p) =>
    'Melden Sie sich mit einem Konto an, dessen bestätigte E-Mail-Adresse ' +
    p.email +
    ' ist, oder legen Sie eines an, um es zu übernehmen oder abzulehnen.',
  es: (p) =>
    'Inicie sesión con una cuenta cuyo correo confirmado sea ' + p.email + ', o cree una, para aceptarlo o rechazarlo.',
  fr: (p) =>
    'Connectez-vous avec un compte dont l’e-mail confirmé est ' +
    p.email +
    ', ou créez-en un, pour l’accepter ou le refuser.',
  it: (p) =>
    'Acceda con un account la cui e-mail confermata sia ' + p.email + ', o ne crei uno, per accettarlo o rifiutarlo.',
  ja: (p) =>
    '確認済みのメールアドレスが ' +
    p.email +
    ' のアカウントでログインするか、新しく作成して、引き継ぐか断るかを選んでください。',
});

/** Sign in to take it over, or to refuse it. */
export const mailOfferedSignIn = message('handover.mail_offered_sign_in', {
  en: 'Sign in to take it over, or to refuse it.',
  de: 'Melden Sie sich an, um es zu übernehmen oder abzulehnen.',
  es: 'Inicie sesión para aceptarlo o rechazarlo.',
  fr: 'Connectez-vous pour l’accepter ou le refuser.',
  it: 'Acceda per accettarlo o rifiutarlo.',
  ja: 'ログインして、引き継ぐか断るかを選んでください。',
});

/** With it comes its history in Carnet: service, parts, photos and papers, as far as they are part of the offer. You see what comes before you decide. */
export const mailOfferedText = message('handover.mail_offered_text', {
  en: 'With it comes its history in Carnet: service, parts, photos and papers, as far as they are part of the offer. You see what comes before you decide.',
  de: 'Dazu gehört die Geschichte in Carnet: Arbeiten, Teile, Fotos und Dokumente, soweit sie zum Angebot gehören. Sie sehen vorher, was mitkommt.',
  es: 'Con él viene su historial en Carnet: mantenimiento, piezas, fotos y documentos, en la medida en que formen parte de la oferta. Verá lo que incluye antes de decidir.',
  fr: 'Son historique dans Carnet l’accompagne : entretien, pièces, photos et documents, dans la mesure où ils font partie de l’offre. Vous voyez ce qui suit avant de décider.',
  it: 'Con esso arriva la sua storia in Carnet: manutenzione, ricambi, foto e documenti, per quanto compresi nell’offerta. Vede che cosa arriva prima di decidere.',
  ja: '車両には Carnet の履歴（整備、部品、写真、書類のうち申し出に含まれるもの）が付いてきます。内容を見てから決められます。',
});

/** The offer is good for {days, plural, one {# day} other {# days}}, unless it is withdrawn. */
export const mailOfferedUntil = messageOf<{ days: number }>('handover.mail_offered_until', {
  en: (p, f) =>
    'The offer is good for ' +
    (p.days === 1 ? '' + f(p.days) + ' day' : '' + f(p.days) + ' days') +
    ', unless it is withdrawn.',
  de: (p, f) =>
    'Das Angebot gilt ' +
    (p.days === 1 ? '' + f(p.days) + ' Tag' : '' + f(p.days) + ' Tage') +
    ', wenn es nicht zurückgezogen wird.',
  es: (p, f) =>
    'La oferta es válida durante ' +
    (p.days === 1 ? '' + f(p.days) + ' día' : '' + f(p.days) + ' días') +
    ', salvo que se retire.',
  fr: (p, f) =>
    'L’offre est valable ' +
    (p.days < 2 ? '' + f(p.days) + ' jour' : '' + f(p.days) + ' jours') +
    ', sauf si elle est retirée.',
  it: (p, f) =>
    'L’offerta vale ' + (p.days === 1 ? '' + f(p.days) + ' giorno' : '' + f(p.days) + ' giorni') + ', salvo ritiro.',
  ja: (p, f) => '取り消されない限り、この申し出は ' + ('' + f(p.days) + ' 日間') + '有効です。',
});

/** {username} wants to hand a vehicle over to you */
export const mailOfferedVehicle = messageOf<{ username: string | number }>('handover.mail_offered_vehicle', {
  en: (p) => '' + p.username + ' wants to hand a vehicle over to you',
  de: (p) => '' + p.username + ' möchte Ihnen ein Fahrzeug übergeben',
  es: (p) => '' + p.username + ' quiere entregarle un vehículo',
  fr: (p) => '' + p.username + ' souhaite vous remettre un véhicule',
  it: (p) => '' + p.username + ' vuole consegnarLe un veicolo',
  ja: (p) => '' + p.username + ' さんが車両をあなたに引き渡そうとしています',
});

/** There is no such offer */
export const notFound = message('handover.not_found', {
  en: 'There is no such offer',
  de: 'Dieses Angebot gibt es nicht',
  es: 'No existe esa oferta',
  fr: 'Cette offre n’existe pas',
  it: 'Questa offerta non esiste',
  ja: 'この申し出はありません',
});

/** This vehicle is offered to somebody already */
export const offeredAlready = message('handover.offered_already', {
  en: 'This vehicle is offered to somebody already',
  de: 'Dieses Fahrzeug ist schon jemandem angeboten',
  es: 'Este vehículo ya se ha ofrecido a alguien',
  fr: 'Ce véhicule est déjà proposé à quelqu’un',
  it: 'Questo veicolo è già offerto a qualcuno',
  ja: 'この車両はすでに申し出済みです',
});

/** This offer is over */
export const over = message('handover.over', {
  en: 'This offer is over',
  de: 'Dieses Angebot besteht nicht mehr',
  es: 'Esta oferta ya no es válida',
  fr: 'Cette offre n’est plus valable',
  it: 'Questa offerta non è più valida',
  ja: 'この申し出は終了しています',
});

/** One of the papers that are to stay is not a paper of this vehicle */
export const papersUnknown = message('handover.papers_unknown', {
  en: 'One of the papers that are to stay is not a paper of this vehicle',
  de: 'Eines der Dokumente, die bleiben sollen, gehört nicht zu diesem Fahrzeug',
  es: 'Uno de los documentos que deben quedarse no es de este vehículo',
  fr: 'L’un des documents qui doivent rester n’est pas de ce véhicule',
  it: 'Uno dei documenti che devono restare non è di questo veicolo',
  ja: '残す書類のなかに、この車両のものではない書類があります',
});

/** This is your own email */
export const toSelf = message('handover.to_self', {
  en: 'This is your own email',
  de: 'Das ist Ihre eigene E-Mail-Adresse',
  es: 'Es su propio correo',
  fr: 'C’est votre propre e-mail',
  it: 'È la Sua stessa e-mail',
  ja: 'ご自身のメールアドレスです',
});

/** The vehicle is being handed over just now */
export const underWay = message('handover.under_way', {
  en: 'The vehicle is being handed over just now',
  de: 'Das Fahrzeug wird gerade übergeben',
  es: 'El vehículo se está entregando en este momento',
  fr: 'Le véhicule est en cours de remise',
  it: 'Il veicolo è in fase di consegna',
  ja: '車両は引き渡しの途中です',
});

/** You have no such vehicle */
export const vehicleNotFound = message('handover.vehicle_not_found', {
  en: 'You have no such vehicle',
  de: 'Dieses Fahrzeug haben Sie nicht',
  es: 'No tiene ese vehículo',
  fr: 'Vous n’avez pas ce véhicule',
  it: 'Non ha questo veicolo',
  ja: 'この車両はお持ちではありません',
});

/** Choose a vehicle */
export const vehicleRequired = message('handover.vehicle_required', {
  en: 'Choose a vehicle',
  de: 'Wählen Sie ein Fahrzeug',
  es: 'Elija un vehículo',
  fr: 'Choisissez un véhicule',
  it: 'Scelga un veicolo',
  ja: '車両を選んでください',
});
