import { styleNonce } from './style-nonce';

export { styleNonce }


export * from "./api";
export * from "./components";
export * from "./dialog";
export * from "./format/format";
export * from "./page";
export * from "./query";
export * from "./remotes";
export * from "./router";
export * from "./session";

export { }
