/** Replaces the federation runtime's error texts. Each error still contains its code, its arguments and a link to the explanation. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
