// Made of en/handovers.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** The vehicle could not be taken over */
export const acceptFailed = /* @__PURE__ */ __message__<string>('mf-garage:handovers.acceptFailed');
/** All hand-overs */
export const allHandovers = /* @__PURE__ */ __message__<string>('mf-garage:handovers.allHandovers');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('mf-garage:handovers.cancel');
/** What else goes along */
export const choices = /* @__PURE__ */ __message__<string>('mf-garage:handovers.choices');
/** What does not go along is removed: nobody keeps it. Print a book before if you want to have it. */
export const choicesNote = /* @__PURE__ */ __message__<string>('mf-garage:handovers.choicesNote');
/** Into the collection */
export const collection = /* @__PURE__ */ __message__<string>('mf-garage:handovers.collection');
/** Name of the collection */
export const collectionName = /* @__PURE__ */ __message__<string>('mf-garage:handovers.collectionName');
/** Tyres and components */
export const components = /* @__PURE__ */ __message__<string>('mf-garage:handovers.components');
/** Email */
export const email = /* @__PURE__ */ __message__<string>('mf-garage:handovers.email');
/** They get a mail, and see the offer once they sign in with this address and have confirmed it. */
export const emailHint = /* @__PURE__ */ __message__<string>('mf-garage:handovers.emailHint');
/** Enter the email of the person who takes it over */
export const emailRequired = /* @__PURE__ */ __message__<string>('mf-garage:handovers.emailRequired');
/** Service events */
export const events = /* @__PURE__ */ __message__<string>('mf-garage:handovers.events');
/** The hand-overs could not be loaded */
export const fetchFailed = /* @__PURE__ */ __message__<string>('mf-garage:handovers.fetchFailed');
/** What goes along could not be counted */
export const figuresFailed = /* @__PURE__ */ __message__<string>('mf-garage:handovers.figuresFailed');
/** Fill-ups */
export const fillUps = /* @__PURE__ */ __message__<string>('mf-garage:handovers.fillUps');
/** The vehicle leaves your account */
export const forGood = /* @__PURE__ */ __message__<string>('mf-garage:handovers.forGood');
/** Once the other person accepts, it cannot be taken back. Until then you can withdraw the offer. API keys of the vehicle end; books that you made of it stay with you. */
export const forGoodText = /* @__PURE__ */ __message__<string>('mf-garage:handovers.forGoodText');
/** From {name} */
export const fromPerson = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-garage:handovers.fromPerson',
);
/** Good until */
export const goodUntil = /* @__PURE__ */ __message__<string>('mf-garage:handovers.goodUntil');
/** Hand over */
export const handOver = /* @__PURE__ */ __message__<string>('mf-garage:handovers.handOver');
/** Hand over {vehicle} */
export const handOverVehicle = /* @__PURE__ */ __message__<(given: { vehicle: string | number }) => string>(
  'mf-garage:handovers.handOverVehicle',
);
/** Hand-overs */
export const handovers = /* @__PURE__ */ __message__<string>('mf-garage:handovers.handovers');
/** Vehicles that you offer to others, and that others offer to you. */
export const handoversSubtitle = /* @__PURE__ */ __message__<string>('mf-garage:handovers.handoversSubtitle');
/** A vehicle arrives in your own garage. */
export const inOwnGarage = /* @__PURE__ */ __message__<string>('mf-garage:handovers.inOwnGarage');
/** Issues */
export const issues = /* @__PURE__ */ __message__<string>('mf-garage:handovers.issues');
/** To keep its history for yourself, make a dossier or a passport before: they stay with you. */
export const keepFirst = /* @__PURE__ */ __message__<string>('mf-garage:handovers.keepFirst');
/** Loading … */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:handovers.loading');
/** Make a Dossier */
export const makeDossier = /* @__PURE__ */ __message__<string>('mf-garage:handovers.makeDossier');
/** Make a Passport */
export const makePassport = /* @__PURE__ */ __message__<string>('mf-garage:handovers.makePassport');
/** Modifications */
export const modifications = /* @__PURE__ */ __message__<string>('mf-garage:handovers.modifications');
/** The vehicle moves to {email} right now. Until that is done, nothing about it can be changed. */
export const movingTo =
  /* @__PURE__ */ __message__<(given: { email: string | number }) => string>('mf-garage:handovers.movingTo');
/** The vehicle moves to you right now. It takes a moment; you may leave this page. */
export const movingToYou = /* @__PURE__ */ __message__<string>('mf-garage:handovers.movingToYou');
/** Name the collection */
export const nameRequired = /* @__PURE__ */ __message__<string>('mf-garage:handovers.nameRequired');
/** A new collection */
export const newCollection = /* @__PURE__ */ __message__<string>('mf-garage:handovers.newCollection');
/** No hand-overs */
export const none = /* @__PURE__ */ __message__<string>('mf-garage:handovers.none');
/** You can offer a vehicle from its page. Offers to you come to the confirmed email of your account. */
export const noneText = /* @__PURE__ */ __message__<string>('mf-garage:handovers.noneText');
/** The offer could not be sent */
export const offerFailed = /* @__PURE__ */ __message__<string>('mf-garage:handovers.offerFailed');
/** Offered to {email} */
export const offeredTo = /* @__PURE__ */ __message__<(given: { email: string | number }) => string>(
  'mf-garage:handovers.offeredTo',
);
/** {name} wants to hand this vehicle over to you. */
export const offersYou = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-garage:handovers.offersYou',
);
/** Papers */
export const papers = /* @__PURE__ */ __message__<string>('mf-garage:handovers.papers');
/** The papers of this vehicle could not be loaded */
export const papersFailed = /* @__PURE__ */ __message__<string>('mf-garage:handovers.papersFailed');
/** One that you do not choose stays with you, as a paper of no vehicle. Papers that you add later go along. */
export const papersNote = /* @__PURE__ */ __message__<string>('mf-garage:handovers.papersNote');
/** Papers that go along */
export const papersThatGo = /* @__PURE__ */ __message__<string>('mf-garage:handovers.papersThatGo');
/** Parts */
export const parts = /* @__PURE__ */ __message__<string>('mf-garage:handovers.parts');
/** Past hand-overs */
export const past = /* @__PURE__ */ __message__<string>('mf-garage:handovers.past');
/** Photos */
export const photos = /* @__PURE__ */ __message__<string>('mf-garage:handovers.photos');
/** It could not be moved just now, and nothing was changed. Try again in a moment. */
export const problemAway = /* @__PURE__ */ __message__<string>('mf-garage:handovers.problemAway');
/** That collection is not there any more. Choose another. */
export const problemNoCollection = /* @__PURE__ */ __message__<string>('mf-garage:handovers.problemNoCollection');
/** There is not enough room in your account for all of it, so nothing was moved. */
export const problemNoRoom = /* @__PURE__ */ __message__<string>('mf-garage:handovers.problemNoRoom');
/** Odometer readings */
export const readings = /* @__PURE__ */ __message__<string>('mf-garage:handovers.readings');
/** Refuse */
export const refuse = /* @__PURE__ */ __message__<string>('mf-garage:handovers.refuse');
/** The offer could not be refused */
export const refuseFailed = /* @__PURE__ */ __message__<string>('mf-garage:handovers.refuseFailed');
/** Schedules */
export const schedules = /* @__PURE__ */ __message__<string>('mf-garage:handovers.schedules');
/** See offers */
export const seeOffers = /* @__PURE__ */ __message__<string>('mf-garage:handovers.seeOffers');
/** Send the offer */
export const sendOffer = /* @__PURE__ */ __message__<string>('mf-garage:handovers.sendOffer');
/** State */
export const state = /* @__PURE__ */ __message__<string>('mf-garage:handovers.state');
/** Handed over */
export const stateDone = /* @__PURE__ */ __message__<string>('mf-garage:handovers.stateDone');
/** Expired */
export const stateExpired = /* @__PURE__ */ __message__<string>('mf-garage:handovers.stateExpired');
/** Vehicle deleted */
export const stateGone = /* @__PURE__ */ __message__<string>('mf-garage:handovers.stateGone');
/** Moves right now */
export const stateMoving = /* @__PURE__ */ __message__<string>('mf-garage:handovers.stateMoving');
/** Offered */
export const stateOffered = /* @__PURE__ */ __message__<string>('mf-garage:handovers.stateOffered');
/** Refused */
export const stateRefused = /* @__PURE__ */ __message__<string>('mf-garage:handovers.stateRefused');
/** Withdrawn */
export const stateWithdrawn = /* @__PURE__ */ __message__<string>('mf-garage:handovers.stateWithdrawn');
/** The vehicle and its history go to another person's account. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-garage:handovers.subtitle');
/** Take it over */
export const takeOver = /* @__PURE__ */ __message__<string>('mf-garage:handovers.takeOver');
/** Go to my garage */
export const toOwnGarage = /* @__PURE__ */ __message__<string>('mf-garage:handovers.toOwnGarage');
/** To {email} */
export const toPerson =
  /* @__PURE__ */ __message__<(given: { email: string | number }) => string>('mf-garage:handovers.toPerson');
/** To whom */
export const toWhom = /* @__PURE__ */ __message__<string>('mf-garage:handovers.toWhom');
/** Track days */
export const trackDays = /* @__PURE__ */ __message__<string>('mf-garage:handovers.trackDays');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-garage:handovers.vehicle');
/** The vehicle; nothing is written down about it yet. */
export const vehicleAlone = /* @__PURE__ */ __message__<string>('mf-garage:handovers.vehicleAlone');
/** This vehicle is not in your garage */
export const vehicleNotFound = /* @__PURE__ */ __message__<string>('mf-garage:handovers.vehicleNotFound');
/** Vehicles */
export const vehicles = /* @__PURE__ */ __message__<string>('mf-garage:handovers.vehicles');
/** What goes along */
export const whatGoes = /* @__PURE__ */ __message__<string>('mf-garage:handovers.whatGoes');
/** When */
export const when = /* @__PURE__ */ __message__<string>('mf-garage:handovers.when');
/** Costs */
export const withCosts = /* @__PURE__ */ __message__<string>('mf-garage:handovers.withCosts');
/** Amounts of work, parts, fuel and purchases. Papers show what is printed on them all the same. */
export const withCostsHint = /* @__PURE__ */ __message__<string>('mf-garage:handovers.withCostsHint');
/** Notes */
export const withNotes = /* @__PURE__ */ __message__<string>('mf-garage:handovers.withNotes');
/** Descriptions and reports go along in any case. */
export const withNotesHint = /* @__PURE__ */ __message__<string>('mf-garage:handovers.withNotesHint');
/** With whom */
export const withWhom = /* @__PURE__ */ __message__<string>('mf-garage:handovers.withWhom');
/** Withdraw the offer */
export const withdraw = /* @__PURE__ */ __message__<string>('mf-garage:handovers.withdraw');
/** The offer could not be withdrawn */
export const withdrawFailed = /* @__PURE__ */ __message__<string>('mf-garage:handovers.withdrawFailed');
/** Costs and notes do not go along. */
export const withoutBoth = /* @__PURE__ */ __message__<string>('mf-garage:handovers.withoutBoth');
/** Costs do not go along. */
export const withoutCosts = /* @__PURE__ */ __message__<string>('mf-garage:handovers.withoutCosts');
/** Notes do not go along. */
export const withoutNotes = /* @__PURE__ */ __message__<string>('mf-garage:handovers.withoutNotes');
