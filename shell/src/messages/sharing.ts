// Made of en/sharing.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** one vehicle */
export const aVehicle = /* @__PURE__ */ __message__<string>('shell:sharing.aVehicle');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('shell:sharing.cancel');
/** End It? */
export const confirmEnd = /* @__PURE__ */ __message__<string>('shell:sharing.confirmEnd');
/** Leave It? */
export const confirmLeave = /* @__PURE__ */ __message__<string>('shell:sharing.confirmLeave');
/** Take It Back? */
export const confirmTakeBack = /* @__PURE__ */ __message__<string>('shell:sharing.confirmTakeBack');
/** Contribute */
export const contributor = /* @__PURE__ */ __message__<string>('shell:sharing.contributor');
/** Sees everything, adds entries, and changes those that they have added. */
export const contributorMay = /* @__PURE__ */ __message__<string>('shell:sharing.contributorMay');
/** Edit */
export const editor = /* @__PURE__ */ __message__<string>('shell:sharing.editor');
/** Adds, changes and deletes everything but vehicles and collections. Sharing stays with you. */
export const editorMay = /* @__PURE__ */ __message__<string>('shell:sharing.editorMay');
/** Email */
export const email = /* @__PURE__ */ __message__<string>('shell:sharing.email');
/** The address of the person’s Carnet account, or the one they will register with */
export const emailHint = /* @__PURE__ */ __message__<string>('shell:sharing.emailHint');
/** Enter the email of whom you invite */
export const emailRequired = /* @__PURE__ */ __message__<string>('shell:sharing.emailRequired');
/** End */
export const end = /* @__PURE__ */ __message__<string>('shell:sharing.end');
/** It could not be ended */
export const endFailed = /* @__PURE__ */ __message__<string>('shell:sharing.endFailed');
/** Go there */
export const enter = /* @__PURE__ */ __message__<string>('shell:sharing.enter');
/** Invite somebody into your garage, or to one vehicle. They sign in with their own account; you can end it at any time. */
export const explained = /* @__PURE__ */ __message__<string>('shell:sharing.explained');
/** Failed to load what is shared */
export const failed = /* @__PURE__ */ __message__<string>('shell:sharing.failed');
/** For ever */
export const forEver = /* @__PURE__ */ __message__<string>('shell:sharing.forEver');
/** You are here */
export const here = /* @__PURE__ */ __message__<string>('shell:sharing.here');
/** Invite somebody */
export const invite = /* @__PURE__ */ __message__<string>('shell:sharing.invite');
/** The invitation could not be sent */
export const inviteFailed = /* @__PURE__ */ __message__<string>('shell:sharing.inviteFailed');
/** An invitation has been sent to {email}. Its link works once, for seven days. */
export const invited =
  /* @__PURE__ */ __message__<(given: { email: string | number }) => string>('shell:sharing.invited');
/** Leave */
export const leave = /* @__PURE__ */ __message__<string>('shell:sharing.leave');
/** The link works until {when} */
export const linkEnds =
  /* @__PURE__ */ __message__<(given: { when: string | number }) => string>('shell:sharing.linkEnds');
/** The invitation could not be opened */
export const linkFailed = /* @__PURE__ */ __message__<string>('shell:sharing.linkFailed');
/** Loading what is shared... */
export const loading = /* @__PURE__ */ __message__<string>('shell:sharing.loading');
/** You share with nobody yet. */
export const none = /* @__PURE__ */ __message__<string>('shell:sharing.none');
/** Nobody shares a garage with you. */
export const noneWithMe = /* @__PURE__ */ __message__<string>('shell:sharing.noneWithMe');
/** They see and enter what belongs to this vehicle: odometer, service events, issues, parts, track days, fuel and photos. */
export const oneVehicleHint = /* @__PURE__ */ __message__<string>('shell:sharing.oneVehicleHint');
/** They may */
export const role = /* @__PURE__ */ __message__<string>('shell:sharing.role');
/** Send invitation */
export const send = /* @__PURE__ */ __message__<string>('shell:sharing.send');
/** Take back */
export const takeBack = /* @__PURE__ */ __message__<string>('shell:sharing.takeBack');
/** Sharing */
export const title = /* @__PURE__ */ __message__<string>('shell:sharing.title');
/** Until */
export const until = /* @__PURE__ */ __message__<string>('shell:sharing.until');
/** Until {day} */
export const untilDay =
  /* @__PURE__ */ __message__<(given: { day: string | number }) => string>('shell:sharing.untilDay');
/** The last day. For ever if you leave it empty. */
export const untilHint = /* @__PURE__ */ __message__<string>('shell:sharing.untilHint');
/** View */
export const viewer = /* @__PURE__ */ __message__<string>('shell:sharing.viewer');
/** Sees everything, and changes nothing. */
export const viewerMay = /* @__PURE__ */ __message__<string>('shell:sharing.viewerMay');
/** Invited */
export const waits = /* @__PURE__ */ __message__<string>('shell:sharing.waits');
/** What is shared */
export const what = /* @__PURE__ */ __message__<string>('shell:sharing.what');
/** The whole garage */
export const wholeGarage = /* @__PURE__ */ __message__<string>('shell:sharing.wholeGarage');
/** Shared with you */
export const withMe = /* @__PURE__ */ __message__<string>('shell:sharing.withMe');
/** Garages that others let you into. Switch between them in the bar at the top. */
export const withMeExplained = /* @__PURE__ */ __message__<string>('shell:sharing.withMeExplained');
