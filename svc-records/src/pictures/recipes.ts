/** Raised where variants come out otherwise: at the next start all that are older are made again. */
export const RECIPE = 1;

/** Raised where papers are read otherwise, or another thing is offered of what they say: at the next start all are read again. */
export const READING = 1;
