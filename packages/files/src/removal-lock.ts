/** The key of an advisory lock: who holds it keeps all bytes where they are, as a backup does from before its snapshot until it has read them. */
export const REMOVAL_LOCK = 727_003;
