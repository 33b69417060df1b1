// Made of en/reminder-channels.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Add */
export const add = /* @__PURE__ */ __message__<string>('shell:reminder-channels.add');
/** Failed to add this way */
export const addFailed = /* @__PURE__ */ __message__<string>('shell:reminder-channels.addFailed');
/** Add an ntfy topic */
export const addTopic = /* @__PURE__ */ __message__<string>('shell:reminder-channels.addTopic');
/** Added on {time} */
export const added = /* @__PURE__ */ __message__<(given: { time: string | number }) => string>(
  'shell:reminder-channels.added',
);
/** Try it */
export const attempt = /* @__PURE__ */ __message__<string>('shell:reminder-channels.attempt');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('shell:reminder-channels.cancel');
/** Failed to change this way */
export const changeFailed = /* @__PURE__ */ __message__<string>('shell:reminder-channels.changeFailed');
/** Remove It? */
export const confirmEnd = /* @__PURE__ */ __message__<string>('shell:reminder-channels.confirmEnd');
/** Remove */
export const end = /* @__PURE__ */ __message__<string>('shell:reminder-channels.end');
/** This device takes no notifications any more. Turn them on again there, or remove it. */
export const ended = /* @__PURE__ */ __message__<string>('shell:reminder-channels.ended');
/** What a reminder says comes here, too, at the same time as by mail. */
export const explained = /* @__PURE__ */ __message__<string>('shell:reminder-channels.explained');
/** This browser does not let Carnet notify you. Allow it in the settings of the browser for this site. */
export const forbidden = /* @__PURE__ */ __message__<string>('shell:reminder-channels.forbidden');
/** This browser */
export const here = /* @__PURE__ */ __message__<string>('shell:reminder-channels.here');
/** Last message: {time} */
export const lastSent = /* @__PURE__ */ __message__<(given: { time: string | number }) => string>(
  'shell:reminder-channels.lastSent',
);
/** Failed to load the ways to be reminded */
export const loadFailed = /* @__PURE__ */ __message__<string>('shell:reminder-channels.loadFailed');
/** Loading the ways to be reminded... */
export const loading = /* @__PURE__ */ __message__<string>('shell:reminder-channels.loading');
/** The mail is on its way. */
export const mailOnItsWay = /* @__PURE__ */ __message__<string>('shell:reminder-channels.mailOnItsWay');
/** This browser cannot be notified. On an iPhone or iPad, add Carnet to the home screen first. */
export const notHere = /* @__PURE__ */ __message__<string>('shell:reminder-channels.notHere');
/** This browser did not reach its service for notifications. Try again later. */
export const notReached = /* @__PURE__ */ __message__<string>('shell:reminder-channels.notReached');
/** Notify me in this browser */
export const notifyHere = /* @__PURE__ */ __message__<string>('shell:reminder-channels.notifyHere');
/** Off */
export const off = /* @__PURE__ */ __message__<string>('shell:reminder-channels.off');
/** Browsers can be notified only where Carnet is open over https. */
export const overHttp = /* @__PURE__ */ __message__<string>('shell:reminder-channels.overHttp');
/** The last message was refused. Try it to see why. */
export const refused = /* @__PURE__ */ __message__<string>('shell:reminder-channels.refused');
/** Sent. It should be there now. */
export const sent = /* @__PURE__ */ __message__<string>('shell:reminder-channels.sent');
/** Other ways to be reminded */
export const title = /* @__PURE__ */ __message__<string>('shell:reminder-channels.title');
/** Access token */
export const token = /* @__PURE__ */ __message__<string>('shell:reminder-channels.token');
/** Where the topic asks for one. It is kept, and never shown again. */
export const tokenHint = /* @__PURE__ */ __message__<string>('shell:reminder-channels.tokenHint');
/** Address of the topic */
export const topic = /* @__PURE__ */ __message__<string>('shell:reminder-channels.topic');
/** As https://ntfy.sh/my-topic. Who knows it can read what is sent there: choose a name that nobody guesses. */
export const topicHint = /* @__PURE__ */ __message__<string>('shell:reminder-channels.topicHint');
/** Please enter the address of the topic */
export const topicRequired = /* @__PURE__ */ __message__<string>('shell:reminder-channels.topicRequired');
/** Failed to send a message */
export const trialFailed = /* @__PURE__ */ __message__<string>('shell:reminder-channels.trialFailed');
/** Send a trial mail */
export const tryMail = /* @__PURE__ */ __message__<string>('shell:reminder-channels.tryMail');
/** Send a message to {name} */
export const tryNamed = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'shell:reminder-channels.tryNamed',
);
/** Turn off */
export const turnOff = /* @__PURE__ */ __message__<string>('shell:reminder-channels.turnOff');
/** Turn off {name} */
export const turnOffNamed = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'shell:reminder-channels.turnOffNamed',
);
/** Turn on */
export const turnOn = /* @__PURE__ */ __message__<string>('shell:reminder-channels.turnOn');
/** Turn on {name} */
export const turnOnNamed = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'shell:reminder-channels.turnOnNamed',
);
/** Nobody answered the last message. */
export const unreachable = /* @__PURE__ */ __message__<string>('shell:reminder-channels.unreachable');
