/** Key of an advisory lock that prevents the removal of bytes. A backup holds it from before its snapshot until it has read all files. */
export const REMOVAL_LOCK = 727_003;
