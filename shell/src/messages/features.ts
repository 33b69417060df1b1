// Made of en/features.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Check a provenance dossier */
export const checkDossier = /* @__PURE__ */ __message__<string>('shell:features.checkDossier');
/** Collections */
export const collections = /* @__PURE__ */ __message__<string>('shell:features.collections');
/** A collection is a shelf: the daily cars, the winter project, the bikes. It shows how many vehicles stand on it and when it was last edited. Vehicles move between shelves without losing a line of their history. */
export const collectionsText = /* @__PURE__ */ __message__<string>('shell:features.collectionsText');
/** Documentation */
export const documentation = /* @__PURE__ */ __message__<string>('shell:features.documentation');
/** Registration, insurance, invoices, certificates and the letter from the factory: photographed or dropped now, filed later, found by what they say. What runs out is told in time. */
export const documentationText = /* @__PURE__ */ __message__<string>('shell:features.documentationText');
/** Go to Dashboard */
export const goToDashboard = /* @__PURE__ */ __message__<string>('shell:features.goToDashboard');
/** Issues */
export const issues = /* @__PURE__ */ __message__<string>('shell:features.issues');
/** The noise at 50 mph, the warning lamp, the drop of oil. Give it a priority, link the visits that dealt with it, and write down what solved it. */
export const issuesText = /* @__PURE__ */ __message__<string>('shell:features.issuesText');
/** Modifications */
export const modifications = /* @__PURE__ */ __message__<string>('shell:features.modifications');
/** What differs from the factory, and why. Category, dates, cost, the parts used and the service event at which it was fitted. */
export const modificationsText = /* @__PURE__ */ __message__<string>('shell:features.modificationsText');
/** Parts */
export const parts = /* @__PURE__ */ __message__<string>('shell:features.parts');
/** An inventory with part numbers, makers and prices: installed, in storage, or planned. Complete the service that uses a part, and it is marked installed by itself. */
export const partsText = /* @__PURE__ */ __message__<string>('shell:features.partsText');
/** Photos */
export const photos = /* @__PURE__ */ __message__<string>('shell:features.photos');
/** By the day on which they were taken, and beside the work that they show. Tags, albums in the order that you give them, and the rust and the repair under one slider. Originals stay as they came from the camera. */
export const photosText = /* @__PURE__ */ __message__<string>('shell:features.photosText');
/** Register */
export const register = /* @__PURE__ */ __message__<string>('shell:features.register');
/** Schedules and templates */
export const schedules = /* @__PURE__ */ __message__<string>('shell:features.schedules');
/** A template describes recurring work: every 180 days, every 5,000 miles, or once at 60,000. Put templates into a schedule for a vehicle, and the dashboard shows how far it is from the last to the next. */
export const schedulesText = /* @__PURE__ */ __message__<string>('shell:features.schedulesText');
/** Service history */
export const serviceHistory = /* @__PURE__ */ __message__<string>('shell:features.serviceHistory');
/** Each entry says what was done, when, at what mileage and for how much, with the parts that went in and a report in your own words. Filter by type and status, search by name or by car, or bring in years of records from a JSON file at once. */
export const serviceHistoryText = /* @__PURE__ */ __message__<string>('shell:features.serviceHistoryText');
/** A journal for people who look after vehicles themselves, or who want to know exactly what others did to them. */
export const subtitle = /* @__PURE__ */ __message__<string>('shell:features.subtitle');
/** Features */
export const title = /* @__PURE__ */ __message__<string>('shell:features.title');
/** Track days */
export const trackDays = /* @__PURE__ */ __message__<string>('shell:features.trackDays');
/** Circuit, date and a formatted report, so that next year’s set-up starts from this year’s notes. */
export const trackDaysText = /* @__PURE__ */ __message__<string>('shell:features.trackDaysText');
/** Vehicles */
export const vehicles = /* @__PURE__ */ __message__<string>('shell:features.vehicles');
/** Cars, trucks, SUVs, motorcycles and everything else on wheels. A vehicle has a sheet with make, model, year, VIN, colour, purchase and registration dates, and an odometer that follows the work you log. A completed service at a higher mileage moves it forward; none ever turns it back. */
export const vehiclesText = /* @__PURE__ */ __message__<string>('shell:features.vehiclesText');
