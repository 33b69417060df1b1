/** Raised where variants come out otherwise: at the next start all that are older are made again. Of PDFs 2: with what was filled into a form. */
export const RECIPES = { pdf: 2, picture: 1 };

export const recipeOf = (mediaType: string): number => RECIPES[mediaType === 'application/pdf' ? 'pdf' : 'picture'];

/** Raised where papers are read otherwise, or another thing is offered of what they say: at the next start all are read again. */
export const READING = 1;
