// Made from svc-service/openapi.json by `npm run contracts`; not edited by hand.

export const SCHEDULE_NAME_MAX_LENGTH = 200;
export const SCHEDULE_DESCRIPTION_MAX_LENGTH = 20000;
export const SCHEDULE_TEMPLATE_IDS_MAX_ITEMS = 200;
export const SCHEDULE_TEMPLATE_NAME_MAX_LENGTH = 200;
export const SCHEDULE_TEMPLATE_DESCRIPTION_MAX_LENGTH = 20000;
export const SCHEDULE_TEMPLATE_TEMPLATE_IDS_MAX_ITEMS = 200;
export const SERVICE_EVENT_NAME_MAX_LENGTH = 200;
export const SERVICE_EVENT_TYPE_VALUES = ["Regular Maintenance","Repair","Modification","Other"] as const;
export const SERVICE_EVENT_STATUS_VALUES = ["Completed","Upcoming","Overdue"] as const;
export const SERVICE_EVENT_DESCRIPTION_MAX_LENGTH = 20000;
export const SERVICE_EVENT_COST_MIN = 0;
export const SERVICE_EVENT_NOTES_MAX_LENGTH = 20000;
export const SERVICE_EVENT_PARTS_MAX_ITEMS = 200;
export const SERVICE_EVENT_PHOTOS_MAX_ITEMS = 0;
export const SERVICE_EVENT_REPORT_CONTENT_MAX_LENGTH = 100000;
export const TEMPLATE_NAME_MAX_LENGTH = 200;
export const TEMPLATE_SOURCE_MAX_LENGTH = 200;
export const TEMPLATE_DESCRIPTION_MAX_LENGTH = 20000;
export const TEMPLATE_TYPE_VALUES = ["Regular Maintenance","Repair","Modification","Other"] as const;
export const TEMPLATE_RECURRENCE_TYPE_VALUES = ["Periodic","Total_Mileage"] as const;
export const TEMPLATE_STATUS_VALUES = ["Open","In_Work","Completed","Skipped"] as const;
export const TEMPLATE_ESTIMATED_COST_MIN = 0;
export const TEMPLATE_RECOMMENDED_PARTS_MAX_ITEMS = 200;
export const TEMPLATE_RECOMMENDED_PARTS_ITEM_MAX_LENGTH = 300;
export const TEMPLATE_NOTES_MAX_LENGTH = 20000;
