// Made of en/charts.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Figures of this chart */
export const figures = /* @__PURE__ */ __message__<string>('mf-kit:charts.figures');
