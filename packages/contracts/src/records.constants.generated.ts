// Made from svc-records/openapi.json by `npm run contracts`; not edited by hand.

export const ALBUM_NAME_MAX_LENGTH = 100;
export const ALBUM_PHOTO_IDS_MAX_ITEMS = 5000;
export const ISSUE_TITLE_MAX_LENGTH = 200;
export const ISSUE_DESCRIPTION_MAX_LENGTH = 20000;
export const ISSUE_STATUS_VALUES = ["Open","In Progress","Resolved"] as const;
export const ISSUE_PRIORITY_VALUES = ["Low","Medium","High"] as const;
export const ISSUE_RESOLUTION_NOTES_MAX_LENGTH = 20000;
export const ISSUE_SERVICE_EVENT_IDS_MAX_ITEMS = 500;
export const MODIFICATION_NAME_MAX_LENGTH = 200;
export const MODIFICATION_DESCRIPTION_MAX_LENGTH = 20000;
export const MODIFICATION_CATEGORY_VALUES = ["Performance","Appearance","Comfort","Safety","Other"] as const;
export const MODIFICATION_STATUS_VALUES = ["Planned","In Progress","Completed"] as const;
export const MODIFICATION_COST_MIN = 0;
export const MODIFICATION_NOTES_MAX_LENGTH = 20000;
export const MODIFICATION_PART_IDS_MAX_ITEMS = 200;
export const PHOTO_PAIR_TITLE_MAX_LENGTH = 200;
export const TRACK_DAY_TRACK_NAME_MAX_LENGTH = 150;
export const TRACK_DAY_REPORT_MAX_LENGTH = 100000;
