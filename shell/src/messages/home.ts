// Made of en/home.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Add one vehicle and its last service. The book grows from there, an entry at a time. */
export const addOneVehicle = /* @__PURE__ */ __message__<string>('shell:home.addOneVehicle');
/** Your book is open */
export const bookIsOpen = /* @__PURE__ */ __message__<string>('shell:home.bookIsOpen');
/** Six chapters of one book */
export const chapters = /* @__PURE__ */ __message__<string>('shell:home.chapters');
/** Collections */
export const collections = /* @__PURE__ */ __message__<string>('shell:home.collections');
/** Keep daily drivers, projects and classics apart. Each vehicle has its own sheet, from VIN to odometer. */
export const collectionsText = /* @__PURE__ */ __message__<string>('shell:home.collectionsText');
/** Completed */
export const completed = /* @__PURE__ */ __message__<string>('shell:home.completed');
/** Example of a vehicle’s page */
export const example = /* @__PURE__ */ __message__<string>('shell:home.example');
/** 1967 Alfa Romeo Giulia Super */
export const exampleCar = /* @__PURE__ */ __message__<string>('shell:home.exampleCar');
/** Sunday Cars */
export const exampleCollection = /* @__PURE__ */ __message__<string>('shell:home.exampleCollection');
/** $312.40 */
export const firstCost = /* @__PURE__ */ __message__<string>('shell:home.firstCost');
/** Mar 14, 2026 */
export const firstDate = /* @__PURE__ */ __message__<string>('shell:home.firstDate');
/** 84,120 mi */
export const firstMileage = /* @__PURE__ */ __message__<string>('shell:home.firstMileage');
/** Valve clearance and oil */
export const firstWork = /* @__PURE__ */ __message__<string>('shell:home.firstWork');
/** Go on where you left off. */
export const goOn = /* @__PURE__ */ __message__<string>('shell:home.goOn');
/** Go to Dashboard */
export const goToDashboard = /* @__PURE__ */ __message__<string>('shell:home.goToDashboard');
/** Log in */
export const logIn = /* @__PURE__ */ __message__<string>('shell:home.logIn');
/** Modifications and issues */
export const modifications = /* @__PURE__ */ __message__<string>('shell:home.modifications');
/** Follow a change from plan to completion, and a fault from the first noise to its repair. */
export const modificationsText = /* @__PURE__ */ __message__<string>('shell:home.modificationsText');
/** Next */
export const next = /* @__PURE__ */ __message__<string>('shell:home.next');
/** Parts */
export const parts = /* @__PURE__ */ __message__<string>('shell:home.parts');
/** Know what is installed, what lies in storage and what you still plan to buy, down to the part number. */
export const partsText = /* @__PURE__ */ __message__<string>('shell:home.partsText');
/** Register */
export const register = /* @__PURE__ */ __message__<string>('shell:home.register');
/** $548.00 */
export const secondCost = /* @__PURE__ */ __message__<string>('shell:home.secondCost');
/** Sep 2, 2025 */
export const secondDate = /* @__PURE__ */ __message__<string>('shell:home.secondDate');
/** 81,946 mi */
export const secondMileage = /* @__PURE__ */ __message__<string>('shell:home.secondMileage');
/** Front brake calipers */
export const secondWork = /* @__PURE__ */ __message__<string>('shell:home.secondWork');
/** Service history */
export const serviceHistory = /* @__PURE__ */ __message__<string>('shell:home.serviceHistory');
/** Log maintenance and repairs with date, mileage, cost, parts and a written report. */
export const serviceHistoryText = /* @__PURE__ */ __message__<string>('shell:home.serviceHistoryText');
/** Service schedules */
export const serviceSchedules = /* @__PURE__ */ __message__<string>('shell:home.serviceSchedules');
/** Build a plan from maintenance templates and see what comes due next, by mileage and by time. */
export const serviceSchedulesText = /* @__PURE__ */ __message__<string>('shell:home.serviceSchedulesText');
/** Start with the car in the driveway */
export const startWithTheCar = /* @__PURE__ */ __message__<string>('shell:home.startWithTheCar');
/** Carnet is the service book of your collection. It tracks, documents and prints the history of every vehicle you keep: what was done, when, at what mileage, with which parts. */
export const subtitle = /* @__PURE__ */ __message__<string>('shell:home.subtitle');
/** at 85,000 mi */
export const thirdMileage = /* @__PURE__ */ __message__<string>('shell:home.thirdMileage');
/** Gearbox oil */
export const thirdWork = /* @__PURE__ */ __message__<string>('shell:home.thirdWork');
/** Every mile, on the record. */
export const title = /* @__PURE__ */ __message__<string>('shell:home.title');
/** Track days */
export const trackDays = /* @__PURE__ */ __message__<string>('shell:home.trackDays');
/** Write down the day while it is fresh: the circuit, the set-up, what held and what did not. */
export const trackDaysText = /* @__PURE__ */ __message__<string>('shell:home.trackDaysText');
/** Upcoming */
export const upcoming = /* @__PURE__ */ __message__<string>('shell:home.upcoming');
