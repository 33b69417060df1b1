// Made from svc-service/openapi.json by `npm run contracts`; not edited by hand.

export interface paths {
    "/api/service/events/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores up to 5,000 service events at once and says what became of each
         * @description HTML in a field that holds plain text becomes the text that a person would read in it. `photos` of an entry are left out, which its `note` says: upload each picture afterwards (`POST /api/uploads`, tus 1.0.0) with `kind` photo, `subject_kind` service-event, the `id` that the result has as `subject_id`, and its `caption`.
         */
        post: operations["serviceEventImport.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Imports of service events and plans that can be undone */
        get: operations["historyImports.list"];
        put?: never;
        /**
         * Stores up to 5,000 service events at once and says what became of each
         * @description HTML in a field that holds plain text becomes the text that a person would read in it. A history of any length comes in pieces with the same `batch`; `row` of an entry says which row of the file it is. A row makes one event, however often it is sent.
         */
        post: operations["historyImports.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/history/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes the service events and what recurs that an import made, but for what was changed or used since */
        post: operations["historyImports.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores up to 5,000 plans at once and says what became of each
         * @description HTML in a field that holds plain text becomes the text that a person would read in it. What recurs is put on the first active schedule of its vehicle, or on a new one, so that it is due next where its entry says: as a template of yours with its name and intervals by which nothing was done on that vehicle, or as a new one. What is planned once becomes an event of its day, or a template of its mileage. `id` is that of the template or the event. `batch` and `row` are as in `POST /api/imports/history`, by which the import is undone as well.
         */
        post: operations["planImports.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Service events, filtered, searched and sorted */
        get: operations["serviceEvents.list"];
        put?: never;
        /** Logs a service event; a completed one installs its parts and raises the mileage */
        post: operations["serviceEvents.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/vehicles/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The service events of a vehicle */
        get: operations["serviceEvents.listOfVehicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One service event with its parts and report */
        get: operations["serviceEvents.get"];
        /** Changes a service event; what is left out stays */
        put: operations["serviceEvents.update"];
        post?: never;
        /** Deletes a service event */
        delete: operations["serviceEvents.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/events/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the status of a service event; completing it installs its parts */
        put: operations["serviceEvents.changeStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/events/{eventId}/associate-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says by which template a service event was done */
        post: operations["templateAssociation.associate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/events/{eventId}/template-association": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes the template off a service event */
        delete: operations["templateAssociation.dissociate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/events/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was changed of it, and when */
        get: operations["serviceeventsHistory.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-event-templates/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores up to 5,000 templates at once and says what became of each
         * @description HTML in a field that holds plain text becomes the text that a person would read in it.
         */
        post: operations["templateImport.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-event-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Service event templates, filtered and searched */
        get: operations["serviceEventTemplates.list"];
        put?: never;
        /** Makes a service event template */
        post: operations["serviceEventTemplates.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-event-templates/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the templates come from, each source once */
        get: operations["serviceEventTemplates.listSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-event-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One template */
        get: operations["serviceEventTemplates.get"];
        /** Changes a template; what is left out stays */
        put: operations["serviceEventTemplates.update"];
        post?: never;
        /** Deletes a template; its events stay */
        delete: operations["serviceEventTemplates.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-event-templates/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The service events done by a template */
        get: operations["serviceEventTemplates.listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-event-templates/{id}/available-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The service events that a template could be associated with */
        get: operations["serviceEventTemplates.listAvailableEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-event-templates/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the status of a template */
        patch: operations["serviceEventTemplates.changeStatus"];
        trace?: never;
    };
    "/api/service/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ids and names of the templates */
        get: operations["templateNames.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One template */
        get: operations["templateNames.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/schedules/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Named sets of templates to make schedules of */
        get: operations["scheduleTemplates.list"];
        put?: never;
        /** Makes a named set of templates */
        post: operations["scheduleTemplates.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/schedules/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One named set of templates */
        get: operations["scheduleTemplates.get"];
        /** Changes a named set of templates; what is left out stays */
        put: operations["scheduleTemplates.update"];
        post?: never;
        /** Deletes a named set of templates; schedules made of it stay */
        delete: operations["scheduleTemplates.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/vehicles/{vehicleId}/schedules/from-template/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a schedule of a vehicle out of a named set of templates */
        post: operations["scheduleTemplates.makeSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Service schedules */
        get: operations["serviceSchedules.list"];
        put?: never;
        /** Makes a schedule for a vehicle */
        post: operations["serviceSchedules.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-schedules/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active schedules with their templates */
        get: operations["serviceSchedules.listActive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-schedules/vehicles/{vehicleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A vehicle with its schedules */
        get: operations["serviceSchedules.vehicleWithSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One schedule with its templates */
        get: operations["serviceSchedules.get"];
        /** Changes a schedule; what is left out stays */
        put: operations["serviceSchedules.update"];
        post?: never;
        /** Deletes a schedule; its templates stay */
        delete: operations["serviceSchedules.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-schedules/{id}/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The templates of a schedule, in their order */
        get: operations["serviceSchedules.listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-schedules/{id}/templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a template on a schedule */
        post: operations["serviceSchedules.addTemplate"];
        /** Takes a template off a schedule */
        delete: operations["serviceSchedules.removeTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Service schedules */
        get: operations["vehicleSchedules.list"];
        put?: never;
        /** Makes a schedule for a vehicle */
        post: operations["vehicleSchedules.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/vehicles/{id}/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The schedules of a vehicle */
        get: operations["vehicleSchedules.listOfVehicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One schedule with its templates */
        get: operations["vehicleSchedules.get"];
        /** Changes a schedule; what is left out stays */
        put: operations["vehicleSchedules.update"];
        post?: never;
        /** Deletes a schedule; its templates stay */
        delete: operations["vehicleSchedules.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/vehicles/{vehicleId}/activate-schedule/{scheduleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Makes a schedule the only active one of its vehicle */
        put: operations["vehicleSchedules.activate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is due on each vehicle, by its active schedules; what needs attention most comes first */
        get: operations["due.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What completed events cost, by vehicle, year, type and currency */
        get: operations["costs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/costs/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the completed events of a list cost, by currency */
        get: operations["costs.sums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said of files of other products: types of their categories, columns of their tables */
        get: operations["importChoices.get"];
        /** Remembers what is named for the next file; all else stays */
        put: operations["importChoices.save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        UsedPartInput: {
            id: number;
            /** @description How many of it were used; 1 where nothing is said */
            quantity?: number | null;
        };
        NoPhoto: Record<string, never>;
        CreateServiceEvent: {
            vehicle_id: number;
            name: string;
            /** @enum {string} */
            type: "Regular Maintenance" | "Repair" | "Modification" | "Other";
            /**
             * @description Completed where nothing is said
             * @enum {string|null}
             */
            status?: "Completed" | "Upcoming" | "Overdue" | null;
            /** @description Plain text */
            description?: string | null;
            /** Format: date */
            date_performed?: string | null;
            /**
             * @description EDTF: how exactly `date_performed` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            date_performed_edtf?: string | null;
            /** @description What the odometer showed, in its own unit */
            mileage_at_service?: number | null;
            /** @description In its currency, with as many decimals as that has */
            cost?: number | null;
            /** @description ISO 4217; the person's own where an amount names none */
            currency?: string | null;
            /** @description What the cost was in another currency, by the person's own rate */
            converted_cost?: number | null;
            /** @description Of `converted_cost`; ISO 4217, the person's own where it names none */
            converted_currency?: string | null;
            /** @description Plain text */
            notes?: string | null;
            template_id?: number | null;
            service_schedule_id?: number | null;
            /** @description Parts of the same vehicle, each at most once */
            parts?: components["schemas"]["UsedPartInput"][] | null;
            /** @description Empty: a photo says itself which events it belongs to (`links` of `/api/photos`) */
            photos?: components["schemas"]["NoPhoto"][] | null;
            /** @description Rich text (HTML), sanitised */
            report_content?: string | null;
            /** @description It was written down in a hurry and is to be completed; false where nothing is said */
            to_complete?: boolean | null;
        };
        ImportResult: {
            /** @description Its place in the list, from 0 */
            index: number;
            id?: number;
            msg?: string;
            /** @description Says what `msg` says, to a program */
            code?: string;
            /** @description The values that `msg` names */
            params?: {
                [key: string]: unknown;
            };
            /** @description What of the entry was, or would be, left out */
            note?: string;
            /** @description Says what `note` says, to a program */
            note_code?: string;
            /** @description The values that `note` names */
            note_params?: {
                [key: string]: unknown;
            };
            /** @description Of a dry run: the values as they would be stored */
            values?: {
                [key: string]: unknown;
            };
        };
        ImportReport: {
            total: number;
            /** @description How many were stored: 0 of a dry run */
            imported: number;
            failed: number;
            results: components["schemas"]["ImportResult"][];
        };
        FieldProblemView: {
            field: string;
            msg: string;
            /** @description Says the same to a program; stays when the words change */
            code?: string;
            /** @description The values that the sentence names, as the API writes them */
            params?: {
                [key: string]: unknown;
            };
        };
        ProblemView: {
            /** @description For a person: English, or what `Accept-Language` asks for (see `Content-Language`) */
            msg: string;
            /** @description Says the same to a program; stays when the words change */
            code?: string;
            /** @description The values that the sentence names, as the API writes them */
            params?: {
                [key: string]: unknown;
            };
            errors?: components["schemas"]["FieldProblemView"][];
        };
        ImportBatchView: {
            /** @description The UUID that its caller gave it */
            batch: string;
            file_name: string;
            product: string | null;
            /** @description What its caller said of the file, in lower case */
            file_sha256: string | null;
            /** @description How many records it made */
            made: number;
            /** Format: date-time */
            created_at: string;
        };
        ImportBatchesView: {
            /** @description The newest first, at most 50 */
            imports: components["schemas"]["ImportBatchView"][];
        };
        UndoImport: {
            /**
             * Format: uuid
             * @description A UUID, the same for all calls of one import
             * @example 01932f1a-7c4e-7b6d-9a1e-5f0c2d3b4a59
             */
            batch: string;
        };
        UndoneHistoryView: {
            /** @description How many records were deleted */
            removed: number;
            /** @description How many stay, because they were changed since */
            kept: number;
            /** @description What stays of plans, by name: templates and schedules that were changed or used since; not there where nothing does */
            stayed?: string[];
        };
        CreatePlan: {
            name: string;
            /** @description Where the maintenance information came from */
            source?: string | null;
            /** @enum {string} */
            type: "Regular Maintenance" | "Repair" | "Modification" | "Other";
            /**
             * @description Of its distances; mi while it is null. Due points are in the unit of the vehicle: 1.609344 km in a mile, rounded once
             * @enum {string|null}
             */
            distance_unit?: "mi" | "km" | "h" | null;
            /** @description In its currency, with as many decimals as that has */
            estimated_cost?: number | null;
            /** @description Of the estimated cost; ISO 4217, the person's own where it names none */
            currency?: string | null;
            /** @description Plain text */
            notes?: string | null;
            vehicle_id: number;
            /** @description Days. Without an interval it is planned once */
            recurrence_time_interval?: number | null;
            /** @description In distance_unit. Without an interval it is planned once */
            recurrence_mileage_interval?: number | null;
            /**
             * Format: date
             * @description When it is due next. Beside a time interval alone, or as the day of what is planned once
             */
            due_on?: string | null;
            /** @description What the odometer shows when it is due next, in distance_unit. Beside a mileage interval alone, or of what is planned once */
            due_mileage?: number | null;
        };
        EventTemplateView: {
            id: number;
            name: string;
        };
        EventPartView: {
            id: number;
            name: string;
            manufacturer: string | null;
            part_number: string | null;
            quantity: number;
            /** @enum {string} */
            status: "Planned" | "In Storage" | "Installed";
        };
        EventPhotoView: {
            id: number;
            file_path: string;
            caption: string | null;
        };
        EventReportView: {
            content: string | null;
        };
        ServiceEventInList: {
            id: number;
            vehicle_id: number;
            make: string;
            model: string;
            year: number;
            nickname: string | null;
            name: string;
            /** @enum {string} */
            type: "Regular Maintenance" | "Repair" | "Modification" | "Other";
            /** @enum {string} */
            status: "Completed" | "Upcoming" | "Overdue";
            description: string | null;
            /** Format: date */
            date_performed: string | null;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            date_performed_edtf: string | null;
            /** @description In odometer_unit */
            mileage_at_service: number | null;
            /**
             * @description Of the vehicle's mileages
             * @enum {string}
             */
            odometer_unit: "mi" | "km" | "h";
            cost: number | null;
            /** @description ISO 4217 */
            currency: string | null;
            converted_cost: number | null;
            /** @description ISO 4217 */
            converted_currency: string | null;
            notes: string | null;
            template_id: number | null;
            service_schedule_id: number | null;
            to_complete: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            template?: components["schemas"]["EventTemplateView"] | null;
            parts?: components["schemas"]["EventPartView"][];
            photos?: components["schemas"]["EventPhotoView"][];
            report?: components["schemas"]["EventReportView"];
            report_content?: string | null;
        };
        ServiceEventView: {
            id: number;
            vehicle_id: number;
            make: string;
            model: string;
            year: number;
            nickname: string | null;
            name: string;
            /** @enum {string} */
            type: "Regular Maintenance" | "Repair" | "Modification" | "Other";
            /** @enum {string} */
            status: "Completed" | "Upcoming" | "Overdue";
            description: string | null;
            /** Format: date */
            date_performed: string | null;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            date_performed_edtf: string | null;
            /** @description In odometer_unit */
            mileage_at_service: number | null;
            /**
             * @description Of the vehicle's mileages
             * @enum {string}
             */
            odometer_unit: "mi" | "km" | "h";
            cost: number | null;
            /** @description ISO 4217 */
            currency: string | null;
            converted_cost: number | null;
            /** @description ISO 4217 */
            converted_currency: string | null;
            notes: string | null;
            template_id: number | null;
            service_schedule_id: number | null;
            to_complete: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            template: components["schemas"]["EventTemplateView"] | null;
            parts: components["schemas"]["EventPartView"][];
            photos: components["schemas"]["EventPhotoView"][];
            report: components["schemas"]["EventReportView"];
            report_content: string | null;
        };
        UpdateServiceEvent: {
            name?: string;
            /** @enum {string} */
            type?: "Regular Maintenance" | "Repair" | "Modification" | "Other";
            /**
             * @description Completed where nothing is said
             * @enum {string|null}
             */
            status?: "Completed" | "Upcoming" | "Overdue" | null;
            /** @description Plain text */
            description?: string | null;
            /** Format: date */
            date_performed?: string | null;
            /**
             * @description EDTF: how exactly `date_performed` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            date_performed_edtf?: string | null;
            /** @description What the odometer showed, in its own unit */
            mileage_at_service?: number | null;
            /** @description In its currency, with as many decimals as that has */
            cost?: number | null;
            /** @description ISO 4217; the person's own where an amount names none */
            currency?: string | null;
            /** @description What the cost was in another currency, by the person's own rate */
            converted_cost?: number | null;
            /** @description Of `converted_cost`; ISO 4217, the person's own where it names none */
            converted_currency?: string | null;
            /** @description Plain text */
            notes?: string | null;
            template_id?: number | null;
            service_schedule_id?: number | null;
            /** @description Parts of the same vehicle, each at most once */
            parts?: components["schemas"]["UsedPartInput"][] | null;
            /** @description Empty: a photo says itself which events it belongs to (`links` of `/api/photos`) */
            photos?: components["schemas"]["NoPhoto"][] | null;
            /** @description Rich text (HTML), sanitised */
            report_content?: string | null;
            /** @description It was written down in a hurry and is to be completed; false where nothing is said */
            to_complete?: boolean | null;
        };
        StaleView: {
            /** @description For a person: English, or what `Accept-Language` asks for (see `Content-Language`) */
            msg: string;
            /** @description Says the same to a program; stays when the words change */
            code?: string;
            /** @description The values that the sentence names, as the API writes them */
            params?: {
                [key: string]: unknown;
            };
            errors?: components["schemas"]["FieldProblemView"][];
            /** @description What is there now, as reading it answers; where the route says it */
            current?: {
                [key: string]: unknown;
            };
            /** @description Its version, for the next If-Match */
            version?: number;
        };
        ChangeStatus: {
            /** @enum {string} */
            status: "Completed" | "Upcoming" | "Overdue";
        };
        AssociateTemplate: {
            template_id: number;
        };
        FieldChangeView: {
            /** @description As the API calls the field */
            name: string;
            /** @description As it is stored, as text, of which 2,000 characters and `…` where it is longer; null where there is none, or where `more` and it was written in an entry that is left out */
            before: string | null;
            /** @description As it is stored, as text, of which 2,000 characters and `…` where it is longer; null where there is none */
            after: string | null;
        };
        HistoryEntryView: {
            /** @description Rises with each entry of an account */
            seq: number;
            version: number;
            /**
             * @description `opened`: what was there before the journal was kept
             * @enum {string}
             */
            action: "opened" | "created" | "changed" | "deleted";
            /** Format: date-time */
            at: string;
            /** @description Who wrote it, in a garage that is shared; null where its owner did */
            actor_id: number | null;
            changes: components["schemas"]["FieldChangeView"][];
        };
        HistoryView: {
            /** @description The newest first */
            entries: components["schemas"]["HistoryEntryView"][];
            /** @description Older entries are left out */
            more: boolean;
        };
        CreateTemplate: {
            name: string;
            /** @description Where the maintenance information came from */
            source?: string | null;
            /** @description Rich text (HTML), sanitised */
            description?: string | null;
            /** @enum {string} */
            type: "Regular Maintenance" | "Repair" | "Modification" | "Other";
            /** @enum {string} */
            recurrence_type: "Periodic" | "Total_Mileage";
            /** @description Days. Periodic needs this or the mileage interval */
            recurrence_time_interval?: number | null;
            /** @description In distance_unit. Periodic needs this or the time interval */
            recurrence_mileage_interval?: number | null;
            /** @description What the odometer shows, in distance_unit. Total_Mileage needs it */
            recurrence_total_mileage?: number | null;
            /** @description Months of the age of the vehicle, where that comes first */
            recurrence_total_age?: number | null;
            /**
             * @description Of its distances; mi while it is null. Due points are in the unit of the vehicle: 1.609344 km in a mile, rounded once
             * @enum {string|null}
             */
            distance_unit?: "mi" | "km" | "h" | null;
            /**
             * @description Open where nothing is said
             * @enum {string|null}
             */
            status?: "Open" | "In_Work" | "Completed" | "Skipped" | null;
            /** @description In its currency, with as many decimals as that has */
            estimated_cost?: number | null;
            /** @description Of the estimated cost; ISO 4217, the person's own where it names none */
            currency?: string | null;
            /** @description A list, or the JSON text of one; what is no list counts as none, and blank entries are dropped */
            recommended_parts?: string[] | null;
            /** @description Plain text */
            notes?: string | null;
        };
        ServiceEventTemplateView: {
            id: number;
            name: string;
            source: string | null;
            /** @description Rich text (HTML), sanitised */
            description: string | null;
            /** @enum {string} */
            type: "Regular Maintenance" | "Repair" | "Modification" | "Other";
            /** @enum {string} */
            recurrence_type: "Periodic" | "Total_Mileage";
            /** @description Days */
            recurrence_time_interval: number | null;
            /** @description In distance_unit */
            recurrence_mileage_interval: number | null;
            /** @description In distance_unit */
            recurrence_total_mileage: number | null;
            /**
             * @description Of its distances
             * @enum {string}
             */
            distance_unit: "mi" | "km" | "h";
            /** @description Months */
            recurrence_total_age: number | null;
            /** @enum {string} */
            status: "Open" | "In_Work" | "Completed" | "Skipped";
            estimated_cost: number | null;
            /** @description Of the estimated cost; ISO 4217 */
            currency: string | null;
            recommended_parts: string[];
            notes: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        ServiceEventRow: {
            id: number;
            vehicle_id: number;
            make: string;
            model: string;
            year: number;
            nickname: string | null;
            name: string;
            /** @enum {string} */
            type: "Regular Maintenance" | "Repair" | "Modification" | "Other";
            /** @enum {string} */
            status: "Completed" | "Upcoming" | "Overdue";
            description: string | null;
            /** Format: date */
            date_performed: string | null;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            date_performed_edtf: string | null;
            /** @description In odometer_unit */
            mileage_at_service: number | null;
            /**
             * @description Of the vehicle's mileages
             * @enum {string}
             */
            odometer_unit: "mi" | "km" | "h";
            cost: number | null;
            /** @description ISO 4217 */
            currency: string | null;
            converted_cost: number | null;
            /** @description ISO 4217 */
            converted_currency: string | null;
            notes: string | null;
            template_id: number | null;
            service_schedule_id: number | null;
            to_complete: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        UpdateTemplate: {
            name?: string;
            /** @description Where the maintenance information came from */
            source?: string | null;
            /** @description Rich text (HTML), sanitised */
            description?: string | null;
            /** @enum {string} */
            type?: "Regular Maintenance" | "Repair" | "Modification" | "Other";
            /** @enum {string} */
            recurrence_type?: "Periodic" | "Total_Mileage";
            /** @description Days. Periodic needs this or the mileage interval */
            recurrence_time_interval?: number | null;
            /** @description In distance_unit. Periodic needs this or the time interval */
            recurrence_mileage_interval?: number | null;
            /** @description What the odometer shows, in distance_unit. Total_Mileage needs it */
            recurrence_total_mileage?: number | null;
            /** @description Months of the age of the vehicle, where that comes first */
            recurrence_total_age?: number | null;
            /**
             * @description Of its distances; mi while it is null. Due points are in the unit of the vehicle: 1.609344 km in a mile, rounded once
             * @enum {string|null}
             */
            distance_unit?: "mi" | "km" | "h" | null;
            /**
             * @description Open where nothing is said
             * @enum {string|null}
             */
            status?: "Open" | "In_Work" | "Completed" | "Skipped" | null;
            /** @description In its currency, with as many decimals as that has */
            estimated_cost?: number | null;
            /** @description Of the estimated cost; ISO 4217, the person's own where it names none */
            currency?: string | null;
            /** @description A list, or the JSON text of one; what is no list counts as none, and blank entries are dropped */
            recommended_parts?: string[] | null;
            /** @description Plain text */
            notes?: string | null;
        };
        ChangeTemplateStatus: {
            /** @enum {string} */
            status: "Open" | "In_Work" | "Completed" | "Skipped";
        };
        TemplateName: {
            id: number;
            name: string;
        };
        ScheduleTemplateView: {
            id: number;
            name: string;
            description: string | null;
            template_ids: number[];
            template_count: number;
            templates: components["schemas"]["ServiceEventTemplateView"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CreateScheduleTemplate: {
            name: string;
            description?: string | null;
            /** @description The service event templates of the set, in their order */
            template_ids?: number[] | null;
        };
        UpdateScheduleTemplate: {
            name?: string;
            description?: string | null;
            /** @description The service event templates of the set, in their order */
            template_ids?: number[] | null;
        };
        ServiceScheduleView: {
            id: number;
            vehicle_id: number;
            make: string;
            model: string;
            year: number;
            nickname: string | null;
            /** @description In odometer_unit */
            current_mileage: number | null;
            /** @enum {string} */
            odometer_unit: "mi" | "km" | "h";
            name: string;
            description: string | null;
            is_active: boolean;
            template_count: number;
            templates: components["schemas"]["ServiceEventTemplateView"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        ScheduledVehicleView: {
            id: number;
            type: string;
            make: string;
            model: string;
            year: number;
            nickname: string | null;
            /** @description In odometer_unit */
            current_mileage: number | null;
            /** @enum {string} */
            odometer_unit: "mi" | "km" | "h";
            /** Format: date */
            birth_date: string | null;
        };
        VehicleSchedulesView: {
            vehicle: components["schemas"]["ScheduledVehicleView"];
            schedules: components["schemas"]["ServiceScheduleView"][];
        };
        CreateSchedule: {
            vehicle_id: number;
            name: string;
            description?: string | null;
            /** @description A new schedule is active where nothing is said */
            is_active?: boolean | null;
            /** @description The templates that it begins with, in their order */
            template_ids?: number[] | null;
        };
        UpdateSchedule: {
            name?: string;
            description?: string | null;
            is_active?: boolean | null;
        };
        MileageExpectedView: {
            /** Format: date */
            day: string;
            /**
             * Format: date
             * @description By the fastest driving of those years
             */
            earliest: string;
            /**
             * Format: date
             * @description By the slowest; none where it stood still
             */
            latest: string | null;
        };
        LastDoneView: {
            id: number;
            /** Format: date */
            date_performed: string | null;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            date_performed_edtf: string | null;
            /** @description In odometer_unit */
            mileage_at_service: number | null;
            /** @description Of that, what counts: corrected, or none, where the ledger of the odometer says that it is a typing error */
            counted_mileage: number | null;
        };
        PlannedEventView: {
            id: number;
            /** Format: date */
            date_performed: string | null;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            date_performed_edtf: string | null;
        };
        DueView: {
            vehicle_id: number;
            make: string;
            model: string;
            year: number;
            nickname: string | null;
            /** @description In odometer_unit */
            current_mileage: number | null;
            /**
             * @description Of all mileages here
             * @enum {string}
             */
            odometer_unit: "mi" | "km" | "h";
            service_schedule_id: number;
            schedule_name: string;
            template_id: number;
            /** @description What the template is called */
            name: string;
            /** @enum {string} */
            type: "Regular Maintenance" | "Repair" | "Modification" | "Other";
            /** @enum {string} */
            recurrence_type: "Periodic" | "Total_Mileage";
            estimated_cost: number | null;
            /** @description Of the estimated cost; ISO 4217 */
            currency: string | null;
            /**
             * @description Overdue: passed. Due: 30 days, or 500 miles, 800 km or 10 hours away at most, or in the last tenth of its interval, as the odometer was read or is expected to show today
             * @enum {string}
             */
            status: "Overdue" | "Due" | "Upcoming";
            /**
             * @description Which comes first; null where neither is known yet
             * @enum {string|null}
             */
            due_by: "mileage" | "date" | null;
            /** @description What the odometer shows then, in odometer_unit */
            due_mileage: number | null;
            /** @description In odometer_unit; negative where it has passed */
            miles_left: number | null;
            /**
             * @description Of the template's own distances
             * @enum {string}
             */
            distance_unit: "mi" | "km" | "h";
            /** @description One of distance_unit and odometer_unit is hours and the other is not: there is no due point by mileage */
            counts_otherwise: boolean;
            /** Format: date */
            due_date: string | null;
            /** @description Negative where it has passed */
            days_left: number | null;
            /** @description When a due_mileage that lies ahead is expected; null where too little is known of the odometer */
            mileage_expected: components["schemas"]["MileageExpectedView"] | null;
            /**
             * Format: date
             * @description Expected by date, or by the mileage that the vehicle gathers
             */
            estimated_date: string | null;
            last_event: components["schemas"]["LastDoneView"] | null;
            /** @description The service event by which it is planned already; to complete that one completes it */
            planned_event: components["schemas"]["PlannedEventView"] | null;
        };
        EventCostView: {
            vehicle_id: number;
            /** @description Of the days that the amounts have; null of those without a day */
            year: number | null;
            /** @description ISO 4217; null where the currency of old amounts is not known yet */
            currency: string | null;
            /** @description The sum, in its currency */
            amount: number;
            /** @description How many amounts it is made of */
            count: number;
            /** @description Some of them were converted by a rate that the person gave */
            by_rate: boolean;
            /**
             * @description The type of the events
             * @enum {string}
             */
            kind: "Regular Maintenance" | "Repair" | "Modification" | "Other";
        };
        CostSumView: {
            /** @description ISO 4217; null where the currency of old amounts is not known yet */
            currency: string | null;
            /** @description The sum, in its currency */
            amount: number;
            /** @description How many amounts it is made of */
            count: number;
            /** @description Some of them were converted by a rate that the person gave */
            by_rate: boolean;
        };
        ImportCategoryView: {
            name: string;
            /** @enum {string} */
            type: "Regular Maintenance" | "Repair" | "Modification" | "Other";
        };
        ImportColumnView: {
            field: string;
            column: number;
        };
        ImportTableView: {
            headers: string;
            /** @enum {string} */
            kind: "Regular Maintenance" | "Repair" | "Modification" | "Other" | "fill-up" | "reading" | "nothing";
            columns: components["schemas"]["ImportColumnView"][];
            /** @enum {string|null} */
            unit: "mi" | "km" | "h" | null;
            currency: string | null;
        };
        ImportChoicesView: {
            /** @description By name */
            categories: components["schemas"]["ImportCategoryView"][];
            /** @description The last first */
            tables: components["schemas"]["ImportTableView"][];
        };
        ImportCategory: {
            /** @description As the other product calls it */
            name: string;
            /** @enum {string} */
            type: "Regular Maintenance" | "Repair" | "Modification" | "Other";
        };
        ImportColumn: {
            /** @description What it holds: `date`, `cost` */
            field: string;
            /** @description Its place, from 0 */
            column: number;
        };
        ImportTable: {
            /** @description Its title and headers, by which it is known */
            headers: string;
            /** @enum {string} */
            kind: "Regular Maintenance" | "Repair" | "Modification" | "Other" | "fill-up" | "reading" | "nothing";
            columns: components["schemas"]["ImportColumn"][];
            /**
             * @description What its odometer counts, where the person said it
             * @enum {string|null}
             */
            unit?: "mi" | "km" | "h" | null;
            /** @description What its amounts are in, where the person said it; ISO 4217 */
            currency?: string | null;
        };
        SaveImportChoices: {
            categories?: components["schemas"]["ImportCategory"][] | null;
            /** @description The last 50 are remembered */
            tables?: components["schemas"]["ImportTable"][] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "serviceEventImport.import": {
        parameters: {
            query?: {
                /** @description Checks all and stores nothing; the report says what would be stored */
                dry_run?: boolean;
            };
            header?: {
                /** @description A retry with the same key stores nothing again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateServiceEvent"][] | components["schemas"]["CreateServiceEvent"];
            };
        };
        responses: {
            /** @description What became of each; those that pass are stored */
            200: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description No list of service events; nothing is stored */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The account would have more than it can keep, or the Idempotency-Key was used for another request; nothing is stored */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "historyImports.list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatchesView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "historyImports.import": {
        parameters: {
            query: {
                /** @description Checks all and stores nothing; the report says what would be stored */
                dry_run?: boolean;
                /** @description A UUID, the same for all calls of one import */
                batch: string;
                /** @description The file that the rows come from */
                file_name: string;
                /** @description The product that wrote it */
                product?: string;
                /** @description The SHA-256 of the file, in hexadecimal: by it the same file is known again */
                file_sha256?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateServiceEvent"][] | components["schemas"]["CreateServiceEvent"];
            };
        };
        responses: {
            /** @description What became of each; those that pass are stored */
            200: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description No list of service events; nothing is stored */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The account would have more than it can keep, or the Idempotency-Key was used for another request; nothing is stored */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "historyImports.undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoImport"];
            };
        };
        responses: {
            200: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoneHistoryView"];
                };
            };
            /** @description No UUID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "planImports.import": {
        parameters: {
            query: {
                /** @description Checks all and stores nothing; the report says what would be stored */
                dry_run?: boolean;
                /** @description A UUID, the same for all calls of one import */
                batch: string;
                /** @description The file that the rows come from */
                file_name: string;
                /** @description The product that wrote it */
                product?: string;
                /** @description The SHA-256 of the file, in hexadecimal: by it the same file is known again */
                file_sha256?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePlan"][] | components["schemas"]["CreatePlan"];
            };
        };
        responses: {
            /** @description What became of each; those that pass are stored */
            200: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description No list of plans; nothing is stored */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The account would have more than it can keep, or the Idempotency-Key was used for another request; nothing is stored */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceEvents.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description date (newest first, without a date last), name, type or status */
                sort?: string;
                /** @description Words to look for in name, description, make, model, year and nickname, whatever their case and accents */
                search?: string;
                type?: "Regular Maintenance" | "Repair" | "Modification" | "Other";
                status?: "Completed" | "Upcoming" | "Overdue";
                /** @description True: those after today, the day of their owner. False: all others, those without a date too */
                ahead?: boolean;
                /** @description whole: each as it is read by itself, as without it. row: without what no list shows, which is quicker */
                view?: "whole" | "row";
                vehicle_id?: number;
                /** @description True: only those that are to be completed */
                to_complete?: boolean;
            };
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each is whole, a ServiceEventView; `view=row` leaves out what is optional here */
            200: {
                headers: {
                    /** @description Rows that match the filters */
                    "X-Total-Count"?: number;
                    /** @description The next page, where there is one */
                    Link?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEventInList"][];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceEvents.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
                /** @description Any value: the request may come again after days without a network, and its key is kept for 30 days */
                "X-Outbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateServiceEvent"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEventView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The account has as many as it can keep, or the Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceEvents.listOfVehicle": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description date (newest first, without a date last), name, type or status */
                sort?: string;
                /** @description Words to look for in name, description, make, model, year and nickname, whatever their case and accents */
                search?: string;
                type?: "Regular Maintenance" | "Repair" | "Modification" | "Other";
                status?: "Completed" | "Upcoming" | "Overdue";
                /** @description True: those after today, the day of their owner. False: all others, those without a date too */
                ahead?: boolean;
                /** @description whole: each as it is read by itself, as without it. row: without what no list shows, which is quicker */
                view?: "whole" | "row";
            };
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each is whole, a ServiceEventView; `view=row` leaves out what is optional here */
            200: {
                headers: {
                    /** @description Rows that match the filters */
                    "X-Total-Count"?: number;
                    /** @description The next page, where there is one */
                    Link?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEventInList"][];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceEvents.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEventView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceEvents.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateServiceEvent"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEventView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Changed elsewhere in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleView"];
                };
            };
        };
    };
    "serviceEvents.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Changed elsewhere in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleView"];
                };
            };
        };
    };
    "serviceEvents.changeStatus": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStatus"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEventView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Changed elsewhere in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleView"];
                };
            };
        };
    };
    "templateAssociation.associate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path: {
                eventId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssociateTemplate"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEventView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Changed elsewhere in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleView"];
                };
            };
        };
    };
    "templateAssociation.dissociate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path: {
                eventId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Changed elsewhere in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleView"];
                };
            };
        };
    };
    "serviceeventsHistory.history": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "templateImport.import": {
        parameters: {
            query?: {
                /** @description Checks all and stores nothing; the report says what would be stored */
                dry_run?: boolean;
            };
            header?: {
                /** @description A retry with the same key stores nothing again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTemplate"][] | components["schemas"]["CreateTemplate"];
            };
        };
        responses: {
            /** @description What became of each; those that pass are stored */
            200: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description No list of templates; nothing is stored */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The account would have more than it can keep, or the Idempotency-Key was used for another request; nothing is stored */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceEventTemplates.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description name, newest, updated, type, status, source or cost */
                sort?: string;
                /** @description Words to look for in name and description, whatever their case */
                search?: string;
                type?: "Regular Maintenance" | "Repair" | "Modification" | "Other";
                status?: "Open" | "In_Work" | "Completed" | "Skipped";
                source?: string;
            };
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Rows that match the filters */
                    "X-Total-Count"?: number;
                    /** @description The next page, where there is one */
                    Link?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEventTemplateView"][];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceEventTemplates.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
                /** @description Any value: the request may come again after days without a network, and its key is kept for 30 days */
                "X-Outbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTemplate"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEventTemplateView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The account has as many as it can keep, or the Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceEventTemplates.listSources": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The distinct sources, sorted */
            200: {
                headers: {
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceEventTemplates.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEventTemplateView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceEventTemplates.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTemplate"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEventTemplateView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Changed elsewhere in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleView"];
                };
            };
        };
    };
    "serviceEventTemplates.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Changed elsewhere in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleView"];
                };
            };
        };
    };
    "serviceEventTemplates.listEvents": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description date (newest first, without a date last), name, type or status */
                sort?: string;
                /** @description Words to look for in name, description, make, model, year and nickname, whatever their case and accents */
                search?: string;
                type?: "Regular Maintenance" | "Repair" | "Modification" | "Other";
                status?: "Completed" | "Upcoming" | "Overdue";
            };
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Rows that match the filters */
                    "X-Total-Count"?: number;
                    /** @description The next page, where there is one */
                    Link?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEventRow"][];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceEventTemplates.listAvailableEvents": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description date (newest first, without a date last), name, type or status */
                sort?: string;
                /** @description Words to look for in name and description, whatever their case */
                search?: string;
            };
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Rows that match the filters */
                    "X-Total-Count"?: number;
                    /** @description The next page, where there is one */
                    Link?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEventRow"][];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceEventTemplates.changeStatus": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTemplateStatus"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEventTemplateView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Changed elsewhere in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleView"];
                };
            };
        };
    };
    "templateNames.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description name, newest, updated, type, status, source or cost */
                sort?: string;
                /** @description Words to look for in name and description, whatever their case */
                search?: string;
                type?: "Regular Maintenance" | "Repair" | "Modification" | "Other";
                status?: "Open" | "In_Work" | "Completed" | "Skipped";
                source?: string;
            };
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Rows that match the filters */
                    "X-Total-Count"?: number;
                    /** @description The next page, where there is one */
                    Link?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateName"][];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "templateNames.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEventTemplateView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "scheduleTemplates.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description name or newest */
                sort?: string;
                /** @description Words to look for in name and description, whatever their case */
                search?: string;
            };
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Rows that match the filters */
                    "X-Total-Count"?: number;
                    /** @description The next page, where there is one */
                    Link?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleTemplateView"][];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "scheduleTemplates.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
                /** @description Any value: the request may come again after days without a network, and its key is kept for 30 days */
                "X-Outbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateScheduleTemplate"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleTemplateView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The account has as many as it can keep, or the Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "scheduleTemplates.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleTemplateView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "scheduleTemplates.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateScheduleTemplate"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleTemplateView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Changed elsewhere in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleView"];
                };
            };
        };
    };
    "scheduleTemplates.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Changed elsewhere in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleView"];
                };
            };
        };
    };
    "scheduleTemplates.makeSchedule": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
                /** @description Any value: the request may come again after days without a network, and its key is kept for 30 days */
                "X-Outbox"?: string;
            };
            path: {
                vehicleId: number;
                templateId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceScheduleView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such vehicle or set, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The account has as many as it can keep, or the Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceSchedules.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description name, newest or vehicle */
                sort?: string;
                /** @description Words to look for in name, description and the vehicle's names, whatever their case */
                search?: string;
                vehicle_id?: number;
                is_active?: boolean;
            };
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Rows that match the filters */
                    "X-Total-Count"?: number;
                    /** @description The next page, where there is one */
                    Link?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceScheduleView"][];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceSchedules.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
                /** @description Any value: the request may come again after days without a network, and its key is kept for 30 days */
                "X-Outbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSchedule"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceScheduleView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The account has as many as it can keep, or the Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceSchedules.listActive": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description name, newest or vehicle */
                sort?: string;
                /** @description Words to look for in name, description and the vehicle's names, whatever their case */
                search?: string;
                vehicle_id?: number;
            };
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Rows that match the filters */
                    "X-Total-Count"?: number;
                    /** @description The next page, where there is one */
                    Link?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceScheduleView"][];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceSchedules.vehicleWithSchedules": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
            };
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path: {
                vehicleId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Rows that match the filters */
                    "X-Total-Count"?: number;
                    /** @description The next page, where there is one */
                    Link?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleSchedulesView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceSchedules.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceScheduleView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceSchedules.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSchedule"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceScheduleView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Changed elsewhere in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleView"];
                };
            };
        };
    };
    "serviceSchedules.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Changed elsewhere in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleView"];
                };
            };
        };
    };
    "serviceSchedules.listTemplates": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description association (the order in which they were added) or name */
                sort?: string;
                /** @description Words to look for in name and description, whatever their case */
                search?: string;
            };
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Rows that match the filters */
                    "X-Total-Count"?: number;
                    /** @description The next page, where there is one */
                    Link?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEventTemplateView"][];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such schedule, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceSchedules.addTemplate": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
                /** @description Any value: the request may come again after days without a network, and its key is kept for 30 days */
                "X-Outbox"?: string;
            };
            path: {
                id: number;
                templateId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceScheduleView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such schedule or template, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The account has as many as it can keep, or the Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "serviceSchedules.removeTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                templateId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "vehicleSchedules.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description name, newest or vehicle */
                sort?: string;
                /** @description Words to look for in name, description and the vehicle's names, whatever their case */
                search?: string;
                vehicle_id?: number;
                is_active?: boolean;
            };
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Rows that match the filters */
                    "X-Total-Count"?: number;
                    /** @description The next page, where there is one */
                    Link?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceScheduleView"][];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "vehicleSchedules.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
                /** @description Any value: the request may come again after days without a network, and its key is kept for 30 days */
                "X-Outbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSchedule"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceScheduleView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The account has as many as it can keep, or the Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "vehicleSchedules.listOfVehicle": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description name, newest or vehicle */
                sort?: string;
                /** @description Words to look for in name, description and the vehicle's names, whatever their case */
                search?: string;
            };
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Rows that match the filters */
                    "X-Total-Count"?: number;
                    /** @description The next page, where there is one */
                    Link?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceScheduleView"][];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such vehicle, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "vehicleSchedules.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceScheduleView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "vehicleSchedules.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSchedule"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceScheduleView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Changed elsewhere in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleView"];
                };
            };
        };
    };
    "vehicleSchedules.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Changed elsewhere in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleView"];
                };
            };
        };
    };
    "vehicleSchedules.activate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path: {
                vehicleId: number;
                scheduleId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceScheduleView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Changed elsewhere in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleView"];
                };
            };
        };
    };
    "due.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                vehicle_id?: number;
                status?: "Overdue" | "Due" | "Upcoming";
                /** @description Only what is overdue or due */
                needs_attention?: boolean;
            };
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Rows that match the filters */
                    "X-Total-Count"?: number;
                    /** @description The next page, where there is one */
                    Link?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueView"][];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too much is planned to put it in order at once */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "costs.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                vehicle_id?: number;
                /** @description Amounts of this day and later; those without a day are left out */
                from?: string;
                /** @description Amounts of this day and earlier; those without a day are left out */
                to?: string;
            };
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Rows that match the filters */
                    "X-Total-Count"?: number;
                    /** @description The next page, where there is one */
                    Link?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventCostView"][];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "costs.sums": {
        parameters: {
            query?: {
                /** @description Words to look for in name, description, make, model, year and nickname, whatever their case and accents */
                search?: string;
                type?: "Regular Maintenance" | "Repair" | "Modification" | "Other";
                status?: "Completed" | "Upcoming" | "Overdue";
                vehicle_id?: number;
            };
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Rows that match the filters */
                    "X-Total-Count"?: number;
                    /** @description The next page, where there is one */
                    Link?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostSumView"][];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "importChoices.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportChoicesView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "importChoices.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveImportChoices"];
            };
        };
        responses: {
            200: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportChoicesView"];
                };
            };
            /** @description What is wrong, field by field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is no such thing, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
}

export type AssociateTemplate = components['schemas']['AssociateTemplate'];
export type ChangeStatus = components['schemas']['ChangeStatus'];
export type ChangeTemplateStatus = components['schemas']['ChangeTemplateStatus'];
export type CostSumView = components['schemas']['CostSumView'];
export type CreatePlan = components['schemas']['CreatePlan'];
export type CreateSchedule = components['schemas']['CreateSchedule'];
export type CreateScheduleTemplate = components['schemas']['CreateScheduleTemplate'];
export type CreateServiceEvent = components['schemas']['CreateServiceEvent'];
export type CreateTemplate = components['schemas']['CreateTemplate'];
export type DueView = components['schemas']['DueView'];
export type EventCostView = components['schemas']['EventCostView'];
export type EventPartView = components['schemas']['EventPartView'];
export type EventPhotoView = components['schemas']['EventPhotoView'];
export type EventReportView = components['schemas']['EventReportView'];
export type EventTemplateView = components['schemas']['EventTemplateView'];
export type FieldChangeView = components['schemas']['FieldChangeView'];
export type FieldProblemView = components['schemas']['FieldProblemView'];
export type HistoryEntryView = components['schemas']['HistoryEntryView'];
export type HistoryView = components['schemas']['HistoryView'];
export type ImportBatchView = components['schemas']['ImportBatchView'];
export type ImportBatchesView = components['schemas']['ImportBatchesView'];
export type ImportCategory = components['schemas']['ImportCategory'];
export type ImportCategoryView = components['schemas']['ImportCategoryView'];
export type ImportChoicesView = components['schemas']['ImportChoicesView'];
export type ImportColumn = components['schemas']['ImportColumn'];
export type ImportColumnView = components['schemas']['ImportColumnView'];
export type ImportReport = components['schemas']['ImportReport'];
export type ImportResult = components['schemas']['ImportResult'];
export type ImportTable = components['schemas']['ImportTable'];
export type ImportTableView = components['schemas']['ImportTableView'];
export type LastDoneView = components['schemas']['LastDoneView'];
export type MileageExpectedView = components['schemas']['MileageExpectedView'];
export type NoPhoto = components['schemas']['NoPhoto'];
export type PlannedEventView = components['schemas']['PlannedEventView'];
export type ProblemView = components['schemas']['ProblemView'];
export type SaveImportChoices = components['schemas']['SaveImportChoices'];
export type ScheduleTemplateView = components['schemas']['ScheduleTemplateView'];
export type ScheduledVehicleView = components['schemas']['ScheduledVehicleView'];
export type ServiceEventInList = components['schemas']['ServiceEventInList'];
export type ServiceEventRow = components['schemas']['ServiceEventRow'];
export type ServiceEventTemplateView = components['schemas']['ServiceEventTemplateView'];
export type ServiceEventView = components['schemas']['ServiceEventView'];
export type ServiceScheduleView = components['schemas']['ServiceScheduleView'];
export type StaleView = components['schemas']['StaleView'];
export type TemplateName = components['schemas']['TemplateName'];
export type UndoImport = components['schemas']['UndoImport'];
export type UndoneHistoryView = components['schemas']['UndoneHistoryView'];
export type UpdateSchedule = components['schemas']['UpdateSchedule'];
export type UpdateScheduleTemplate = components['schemas']['UpdateScheduleTemplate'];
export type UpdateServiceEvent = components['schemas']['UpdateServiceEvent'];
export type UpdateTemplate = components['schemas']['UpdateTemplate'];
export type UsedPartInput = components['schemas']['UsedPartInput'];
export type VehicleSchedulesView = components['schemas']['VehicleSchedulesView'];
