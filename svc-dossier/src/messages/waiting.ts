// Made of waiting.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** Vehicles and parts do not answer right now. This waits for them, and goes on by itself within five minutes of their return. */
export const garage = message('waiting.garage', {
  en: 'Vehicles and parts do not answer right now. This waits for them, and goes on by itself within five minutes of their return.',
  de: 'Fahrzeuge und Teile antworten gerade nicht. Es wird auf sie gewartet; spätestens fünf Minuten nach ihrer Rückkehr geht es von selbst weiter.',
  es: 'Los vehículos y las piezas no responden en este momento. La operación los espera y continuará por sí sola, como mucho cinco minutos después de que vuelvan.',
  fr: 'Les véhicules et les pièces ne répondent pas pour le moment. L’opération les attend et reprendra toute seule, cinq minutes au plus après leur retour.',
  it: 'Veicoli e ricambi al momento non rispondono. L’operazione attende e riprende da sé, al più tardi cinque minuti dopo il loro ritorno.',
  ja: '現在、車両と部品が応答していません。復旧を待っており、復旧後 5 分以内に自動的に再開します。',
});

/** Accounts and settings do not answer right now. This waits for them, and goes on by itself within five minutes of their return. */
export const identity = message('waiting.identity', {
  en: 'Accounts and settings do not answer right now. This waits for them, and goes on by itself within five minutes of their return.',
  de: 'Konten und Einstellungen antworten gerade nicht. Es wird auf sie gewartet; spätestens fünf Minuten nach ihrer Rückkehr geht es von selbst weiter.',
  es: 'Las cuentas y los ajustes no responden en este momento. La operación los espera y continuará por sí sola, como mucho cinco minutos después de que vuelvan.',
  fr: 'Les comptes et les réglages ne répondent pas pour le moment. L’opération les attend et reprendra toute seule, cinq minutes au plus après leur retour.',
  it: 'Account e impostazioni al momento non rispondono. L’operazione attende e riprende da sé, al più tardi cinque minuti dopo il loro ritorno.',
  ja: '現在、アカウントと設定が応答していません。復旧を待っており、復旧後 5 分以内に自動的に再開します。',
});

/** Photos, papers and records do not answer right now. This waits for them, and goes on by itself within five minutes of their return. */
export const records = message('waiting.records', {
  en: 'Photos, papers and records do not answer right now. This waits for them, and goes on by itself within five minutes of their return.',
  de: 'Fotos, Dokumente und Einträge antworten gerade nicht. Es wird auf sie gewartet; spätestens fünf Minuten nach ihrer Rückkehr geht es von selbst weiter.',
  es: 'Las fotos, los documentos y los registros no responden en este momento. La operación los espera y continuará por sí sola, como mucho cinco minutos después de que vuelvan.',
  fr: 'Les photos, les documents et les fiches ne répondent pas pour le moment. L’opération les attend et reprendra toute seule, cinq minutes au plus après leur retour.',
  it: 'Foto, documenti e schede al momento non rispondono. L’operazione attende e riprende da sé, al più tardi cinque minuti dopo il loro ritorno.',
  ja: '現在、写真・書類・記録が応答していません。復旧を待っており、復旧後 5 分以内に自動的に再開します。',
});

/** The disk of Carnet is full right now. This waits for room, and goes on by itself within five minutes once there is some. */
export const room = message('waiting.room', {
  en: 'The disk of Carnet is full right now. This waits for room, and goes on by itself within five minutes once there is some.',
  de: 'Der Speicherplatz von Carnet ist gerade voll. Es wird auf Platz gewartet; spätestens fünf Minuten danach geht es von selbst weiter.',
  es: 'El disco de Carnet está lleno en este momento. La operación espera a que haya espacio y continuará por sí sola, como mucho cinco minutos después.',
  fr: 'Le disque de Carnet est plein pour le moment. L’opération attend de la place et reprendra toute seule, cinq minutes au plus après.',
  it: 'Il disco di Carnet al momento è pieno. L’operazione attende che ci sia spazio e riprende da sé, al più tardi cinque minuti dopo.',
  ja: '現在、Carnet のディスクに空きがありません。空きができるのを待っており、その後 5 分以内に自動的に再開します。',
});

/** The service history does not answer right now. This waits for it, and goes on by itself within five minutes of its return. */
export const service = message('waiting.service', {
  en: 'The service history does not answer right now. This waits for it, and goes on by itself within five minutes of its return.',
  de: 'Die Servicehistorie antwortet gerade nicht. Es wird auf sie gewartet; spätestens fünf Minuten nach ihrer Rückkehr geht es von selbst weiter.',
  es: 'El historial de mantenimiento no responde en este momento. La operación lo espera y continuará por sí sola, como mucho cinco minutos después de que vuelva.',
  fr: 'L’historique d’entretien ne répond pas pour le moment. L’opération l’attend et reprendra toute seule, cinq minutes au plus après son retour.',
  it: 'Lo storico dei tagliandi al momento non risponde. L’operazione attende e riprende da sé, al più tardi cinque minuti dopo il suo ritorno.',
  ja: '現在、整備履歴が応答していません。復旧を待っており、復旧後 5 分以内に自動的に再開します。',
});

/** Something that is needed for this does not answer right now. This waits for it, and goes on by itself within five minutes of its return. */
export const something = message('waiting.something', {
  en: 'Something that is needed for this does not answer right now. This waits for it, and goes on by itself within five minutes of its return.',
  de: 'Etwas, das hierfür gebraucht wird, antwortet gerade nicht. Es wird darauf gewartet; spätestens fünf Minuten nach seiner Rückkehr geht es von selbst weiter.',
  es: 'Algo necesario no responde en este momento. La operación lo espera y continuará por sí sola, como mucho cinco minutos después de que vuelva.',
  fr: 'Un élément nécessaire ne répond pas pour le moment. L’opération l’attend et reprendra toute seule, cinq minutes au plus après son retour.',
  it: 'Qualcosa di necessario al momento non risponde. L’operazione attende e riprende da sé, al più tardi cinque minuti dopo il suo ritorno.',
  ja: '現在、必要なものが応答していません。復旧を待っており、復旧後 5 分以内に自動的に再開します。',
});

/** The storage of files is away right now. This waits for it, and goes on by itself within five minutes of its return. */
export const storage = message('waiting.storage', {
  en: 'The storage of files is away right now. This waits for it, and goes on by itself within five minutes of its return.',
  de: 'Der Dateispeicher ist gerade nicht erreichbar. Es wird auf ihn gewartet; spätestens fünf Minuten nach seiner Rückkehr geht es von selbst weiter.',
  es: 'El almacén de archivos no está disponible en este momento. La operación lo espera y continuará por sí sola, como mucho cinco minutos después de que vuelva.',
  fr: 'Le stockage des fichiers est indisponible pour le moment. L’opération l’attend et reprendra toute seule, cinq minutes au plus après son retour.',
  it: 'L’archivio dei file al momento non è raggiungibile. L’operazione attende e riprende da sé, al più tardi cinque minuti dopo il suo ritorno.',
  ja: '現在、ファイルの保存先に接続できません。復旧を待っており、復旧後 5 分以内に自動的に再開します。',
});

/** Fill-ups do not answer right now. This waits for them, and goes on by itself within five minutes of their return. */
export const usage = message('waiting.usage', {
  en: 'Fill-ups do not answer right now. This waits for them, and goes on by itself within five minutes of their return.',
  de: 'Tankfüllungen antworten gerade nicht. Es wird auf sie gewartet; spätestens fünf Minuten nach ihrer Rückkehr geht es von selbst weiter.',
  es: 'Los repostajes no responden en este momento. La operación los espera y continuará por sí sola, como mucho cinco minutos después de que vuelvan.',
  fr: 'Les pleins ne répondent pas pour le moment. L’opération les attend et reprendra toute seule, cinq minutes au plus après leur retour.',
  it: 'I rifornimenti al momento non rispondono. L’operazione attende e riprende da sé, al più tardi cinque minuti dopo il loro ritorno.',
  ja: '現在、給油・充電の記録が応答していません。復旧を待っており、復旧後 5 分以内に自動的に再開します。',
});
