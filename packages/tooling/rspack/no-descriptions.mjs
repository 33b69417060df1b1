/** Takes the place of the sentences of the federation runtime's errors: each still says its code, its arguments and the page that explains it. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
