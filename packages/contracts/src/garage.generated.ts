// Made from svc-garage/openapi.json by `npm run contracts`; not edited by hand.

export interface paths {
    "/api/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Collections with how many vehicles each holds */
        get: operations["collections.list"];
        put?: never;
        /** Makes a collection */
        post: operations["collections.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One collection */
        get: operations["collections.get"];
        /** Changes a collection; what is left out stays */
        put: operations["collections.update"];
        post?: never;
        /** Deletes a collection; with vehicles in it only if told what becomes of them */
        delete: operations["collections.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vehicles of a collection */
        get: operations["collections.listVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vehicles, filtered and searched */
        get: operations["vehicles.list"];
        put?: never;
        /** Adds a vehicle to a collection */
        post: operations["vehicles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One vehicle */
        get: operations["vehicles.get"];
        /** Changes a vehicle; what is left out stays */
        put: operations["vehicles.update"];
        post?: never;
        /** Deletes a vehicle with its whole history in every domain */
        delete: operations["vehicles.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was changed of it, and when */
        get: operations["vehiclesHistory.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parts, filtered and searched */
        get: operations["parts.list"];
        put?: never;
        /** Adds a part to a vehicle */
        post: operations["parts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parts/vehicles/{vehicleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The parts of a vehicle */
        get: operations["parts.listOfVehicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One part with the service events and modifications that use it */
        get: operations["parts.get"];
        /** Changes a part; what is left out stays */
        put: operations["parts.update"];
        post?: never;
        /** Deletes a part and takes it off events and modifications */
        delete: operations["parts.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was changed of it, and when */
        get: operations["partsHistory.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}/odometer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A vehicle's odometer: readings, what happened to it, what does not fit, what it should show today */
        get: operations["odometer.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}/odometer/plausible": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the odometer may show on a day, so that a form can ask whether a mileage is a typing error */
        get: operations["odometer.plausible"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/odometer-readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a reading by hand; the newest is what the vehicle shows */
        post: operations["odometerReadings.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/odometer-readings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a reading, or says that it was a typing error; what is left out stays */
        put: operations["odometerReadings.update"];
        post?: never;
        /** Deletes a reading */
        delete: operations["odometerReadings.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/odometer-chapters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what happened to the instrument, of which time nothing is known, or what is to be thought of a reading */
        post: operations["odometerChapters.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/odometer-chapters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes that; what is left out stays */
        put: operations["odometerChapters.update"];
        post?: never;
        /** Takes that back */
        delete: operations["odometerChapters.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Imports of odometer readings that can be undone */
        get: operations["readingImports.list"];
        put?: never;
        /**
         * Stores up to 5,000 odometer readings at once and says what became of each
         * @description HTML in a field that holds plain text becomes the text that a person would read in it. A log of any length comes in pieces with the same `batch`; `row` of an entry says which row of the file it is. A row makes one reading, however often it is sent.
         */
        post: operations["readingImports.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/readings/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes the readings that an import made, but for those that were changed since */
        post: operations["readingImports.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/{id}/provenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who had a vehicle, what of that is not known or does not fit, and its numbers */
        get: operations["provenance.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownership-chapters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ownership chapters, of one vehicle or of all, filtered and searched */
        get: operations["ownership.list"];
        put?: never;
        /** Adds the time of one owner; its mileage is a reading of the odometer */
        post: operations["ownership.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownership-chapters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One ownership chapter */
        get: operations["ownership.get"];
        /** Changes an ownership chapter; what is left out stays */
        put: operations["ownership.update"];
        post?: never;
        /** Deletes an ownership chapter with its reading */
        delete: operations["ownership.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicle-identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers of vehicles beyond the VIN, of one vehicle or of all, filtered and searched */
        get: operations["identities.list"];
        put?: never;
        /** Adds a number of a vehicle: as built, as fitted, or both */
        post: operations["identities.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicle-identities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One number of a vehicle */
        get: operations["identities.get"];
        /** Changes a number of a vehicle; what is left out stays */
        put: operations["identities.update"];
        post?: never;
        /** Deletes a number of a vehicle */
        delete: operations["identities.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parts/costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What parts in storage and installed parts cost, by vehicle, year, type and currency */
        get: operations["costs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parts/costs/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the parts of a list cost that are in storage or installed, by currency */
        get: operations["costs.sums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/distances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each vehicle has covered, by year */
        get: operations["distances.list"];
        put?: never;
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
        CollectionView: {
            id: number;
            name: string;
            description: string | null;
            vehicle_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
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
        CreateCollection: {
            name: string;
            description?: string | null;
        };
        UpdateCollection: {
            name?: string;
            description?: string | null;
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
        VehicleCoverView: {
            photo_id: number;
            /** @description Names the content: `?v=` of its pictures */
            hash: string;
            /** @description Base64 */
            thumbhash: string | null;
            width: number | null;
            height: number | null;
        };
        VehicleView: {
            id: number;
            collection_id: number;
            collection_name: string;
            /** @enum {string} */
            type: "Car" | "Truck" | "SUV" | "Motorcycle" | "Other";
            make: string;
            model: string;
            year: number;
            vin: string | null;
            /** Format: date */
            purchase_date: string | null;
            /** Format: date */
            birth_date: string | null;
            /** @description In odometer_unit */
            current_mileage: number | null;
            /**
             * @description Of all mileages of the vehicle
             * @enum {string}
             */
            odometer_unit: "mi" | "km" | "h";
            nickname: string | null;
            color: string | null;
            description: string | null;
            notes: string | null;
            /** @description Whole months since birth_date, else since 1 January of year */
            vehicle_age: number;
            cover: components["schemas"]["VehicleCoverView"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CreateVehicle: {
            collection_id: number;
            /** @enum {string} */
            type: "Car" | "Truck" | "SUV" | "Motorcycle" | "Other";
            make: string;
            model: string;
            /** @description From 1900 to next year */
            year: number;
            vin?: string | null;
            /** Format: date */
            purchase_date?: string | null;
            /**
             * Format: date
             * @description Of manufacture or of first registration
             */
            birth_date?: string | null;
            /** @description What the odometer shows, in its own unit */
            current_mileage?: number | null;
            /**
             * @description What the odometer counts, and the unit of all mileages of the vehicle; mi while it is null. No mileage is converted by it
             * @enum {string|null}
             */
            odometer_unit?: "mi" | "km" | "h" | null;
            nickname?: string | null;
            color?: string | null;
            description?: string | null;
            notes?: string | null;
        };
        UpdateVehicle: {
            collection_id?: number;
            /** @enum {string} */
            type?: "Car" | "Truck" | "SUV" | "Motorcycle" | "Other";
            make?: string;
            model?: string;
            /** @description From 1900 to next year */
            year?: number;
            vin?: string | null;
            /** Format: date */
            purchase_date?: string | null;
            /**
             * Format: date
             * @description Of manufacture or of first registration
             */
            birth_date?: string | null;
            /** @description What the odometer shows, in its own unit */
            current_mileage?: number | null;
            /**
             * @description What the odometer counts, and the unit of all mileages of the vehicle; mi while it is null. No mileage is converted by it
             * @enum {string|null}
             */
            odometer_unit?: "mi" | "km" | "h" | null;
            nickname?: string | null;
            color?: string | null;
            description?: string | null;
            notes?: string | null;
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
        PartServiceEventView: {
            id: number;
            name: string;
            type: string;
            /** Format: date */
            date_performed: string | null;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            date_performed_edtf: string | null;
            status: string;
        };
        PartModificationView: {
            id: number;
            name: string;
            category: string;
            status: string;
        };
        PartInList: {
            id: number;
            vehicle_id: number;
            /** @description Of the vehicle */
            make: string;
            /** @description Of the vehicle */
            model: string;
            /** @description Of the vehicle */
            year: number;
            /** @description Of the vehicle */
            nickname: string | null;
            name: string;
            description: string | null;
            part_number: string | null;
            manufacturer: string | null;
            /** @enum {string} */
            type: "OEM" | "Aftermarket";
            /** @enum {string} */
            status: "Planned" | "In Storage" | "Installed";
            /** Format: date */
            purchase_date: string | null;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            purchase_date_edtf: string | null;
            cost: number | null;
            /** @description ISO 4217 */
            currency: string | null;
            notes: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            service_events?: components["schemas"]["PartServiceEventView"][];
            modifications?: components["schemas"]["PartModificationView"][];
        };
        CreatePart: {
            vehicle_id: number;
            name: string;
            description?: string | null;
            part_number?: string | null;
            manufacturer?: string | null;
            /**
             * @description OEM where a create leaves it out
             * @enum {string}
             */
            type?: "OEM" | "Aftermarket";
            /**
             * @description Planned where a create leaves it out
             * @enum {string}
             */
            status?: "Planned" | "In Storage" | "Installed";
            /** Format: date */
            purchase_date?: string | null;
            /**
             * @description EDTF: how exactly `purchase_date` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            purchase_date_edtf?: string | null;
            /** @description In its currency, with as many decimals as that has */
            cost?: number | null;
            /** @description ISO 4217; the person's own where an amount names none */
            currency?: string | null;
            notes?: string | null;
        };
        PartView: {
            id: number;
            vehicle_id: number;
            /** @description Of the vehicle */
            make: string;
            /** @description Of the vehicle */
            model: string;
            /** @description Of the vehicle */
            year: number;
            /** @description Of the vehicle */
            nickname: string | null;
            name: string;
            description: string | null;
            part_number: string | null;
            manufacturer: string | null;
            /** @enum {string} */
            type: "OEM" | "Aftermarket";
            /** @enum {string} */
            status: "Planned" | "In Storage" | "Installed";
            /** Format: date */
            purchase_date: string | null;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            purchase_date_edtf: string | null;
            cost: number | null;
            /** @description ISO 4217 */
            currency: string | null;
            notes: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            service_events: components["schemas"]["PartServiceEventView"][];
            modifications: components["schemas"]["PartModificationView"][];
        };
        UpdatePart: {
            name?: string;
            description?: string | null;
            part_number?: string | null;
            manufacturer?: string | null;
            /**
             * @description OEM where a create leaves it out
             * @enum {string}
             */
            type?: "OEM" | "Aftermarket";
            /**
             * @description Planned where a create leaves it out
             * @enum {string}
             */
            status?: "Planned" | "In Storage" | "Installed";
            /** Format: date */
            purchase_date?: string | null;
            /**
             * @description EDTF: how exactly `purchase_date` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            purchase_date_edtf?: string | null;
            /** @description In its currency, with as many decimals as that has */
            cost?: number | null;
            /** @description ISO 4217; the person's own where an amount names none */
            currency?: string | null;
            notes?: string | null;
        };
        OdometerReadingView: {
            /** @description Of the record that it comes from, or of the reading */
            id: number;
            vehicle_id: number;
            /**
             * @description A completed service event, a paper, a track day, a modification, an issue, the beginning of an ownership, the vehicle's own form, or by hand; only the last two can be changed here
             * @enum {string}
             */
            source: "service-event" | "purchase" | "document" | "track-day" | "modification" | "issue" | "fill-up" | "vehicle" | "by-hand";
            /** Format: date */
            read_on: string;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            read_on_edtf: string | null;
            /** @description What counts */
            value: number;
            /**
             * @description A typing error does not count; `corrected` is one of which the right value is known
             * @enum {string}
             */
            standing: "as-read" | "typing-error" | "estimate" | "corrected";
            /** @description What was written down at first, where that is not what counts */
            written_value: number | null;
            /** @description The name of the record or of the owner, or what was noted */
            note: string | null;
            /**
             * Format: date-time
             * @description When it was entered; a service event and an ownership chapter say it themselves
             */
            created_at: string | null;
            /** @description For If-Match; only of a reading of its own */
            version: number | null;
        };
        OdometerChapterView: {
            id: number;
            vehicle_id: number;
            /** @enum {string} */
            kind: "replaced" | "rolled-over" | "unit-changed" | "unknown-mileage" | "laid-up" | "typing-error" | "estimate" | "confirmed";
            /** Format: date */
            from_date: string;
            /** Format: date */
            to_date: string | null;
            last_value: number | null;
            first_value: number | null;
            /**
             * @description In what it counted until then, where that was another
             * @enum {string|null}
             */
            unit_before: "mi" | "km" | null;
            /**
             * @description Of what is said of one reading
             * @enum {string|null}
             */
            reading_source: "service-event" | "purchase" | "document" | "track-day" | "modification" | "issue" | "fill-up" | "vehicle" | "by-hand" | null;
            reading_id: number | null;
            /** @description What that reading said then; it counts as it is where it says something else now */
            read_value: number | null;
            corrected_value: number | null;
            /**
             * @description Of what is right as it is: the reading before it
             * @enum {string|null}
             */
            earlier_source: "service-event" | "purchase" | "document" | "track-day" | "modification" | "issue" | "fill-up" | "vehicle" | "by-hand" | null;
            earlier_id: number | null;
            earlier_value: number | null;
            evidence: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description For If-Match */
            version: number;
        };
        ReadingReferenceView: {
            /** @enum {string} */
            source: "service-event" | "purchase" | "document" | "track-day" | "modification" | "issue" | "fill-up" | "vehicle" | "by-hand";
            id: number;
        };
        OdometerFindingView: {
            /** @enum {string} */
            kind: "turned-back" | "rollover" | "too-fast" | "two-values-in-a-day" | "silent";
            before: components["schemas"]["ReadingReferenceView"];
            after: components["schemas"]["ReadingReferenceView"];
            /** @description What would explain it */
            explanations: ("typing-error" | "replaced" | "rolled-over" | "unknown-mileage" | "laid-up" | "unit-changed" | "reading" | "confirmed")[];
        };
        OdometerExplainedView: {
            /** @enum {string} */
            kind: "turned-back" | "rollover" | "too-fast" | "two-values-in-a-day" | "silent";
            before: components["schemas"]["ReadingReferenceView"];
            after: components["schemas"]["ReadingReferenceView"];
            /** @description The chapters that explain it */
            chapters: number[];
        };
        CoveredView: {
            /** @description Over all instruments, from the first reading to the last */
            distance: number;
            /** Format: date */
            since: string;
            /** @description Some of the way is not known: it is the least that was driven */
            at_least: boolean;
        };
        ExpectedView: {
            /** Format: date */
            day: string;
            /** @description What the instrument is expected to show on that day */
            value: number;
            /** @description By the slowest driving of the last two years */
            low: number;
            /** @description By the fastest */
            high: number;
            /** @description The distance of a day */
            per_day: number;
        };
        OdometerView: {
            vehicle_id: number;
            current_mileage: number | null;
            /**
             * @description What the instrument counts today
             * @enum {string}
             */
            odometer_unit: "mi" | "km" | "h";
            /** @description The newest first */
            readings: components["schemas"]["OdometerReadingView"][];
            /** @description The newest first */
            chapters: components["schemas"]["OdometerChapterView"][];
            /** @description What does not fit, the oldest first */
            findings: components["schemas"]["OdometerFindingView"][];
            /** @description What did not fit until it was explained, the oldest first */
            explained: components["schemas"]["OdometerExplainedView"][];
            covered: components["schemas"]["CoveredView"] | null;
            /** @description None where too little is known */
            expected: components["schemas"]["ExpectedView"] | null;
        };
        PlausibleView: {
            /** Format: date */
            day: string;
            /** @description What is expected, or else what it is known to have shown */
            value: number;
            /** @description Less than this may be a typing error */
            low: number;
            /** @description More than this may be a typing error */
            high: number;
        };
        PlausibleMileageView: {
            vehicle_id: number;
            /** @enum {string} */
            odometer_unit: "mi" | "km" | "h";
            /** @description None where nothing is known of that day */
            plausible: components["schemas"]["PlausibleView"] | null;
        };
        CreateOdometerReading: {
            vehicle_id: number;
            /** Format: date */
            read_on: string;
            /** @description As the instrument shows it */
            value: number;
            /**
             * @description as-read where a create leaves it out
             * @enum {string}
             */
            standing?: "as-read" | "typing-error" | "estimate";
            note?: string | null;
        };
        UpdateOdometerReading: {
            /** Format: date */
            read_on?: string;
            /** @description As the instrument shows it */
            value?: number;
            /**
             * @description as-read where a create leaves it out
             * @enum {string}
             */
            standing?: "as-read" | "typing-error" | "estimate";
            note?: string | null;
        };
        CreateOdometerChapter: {
            vehicle_id: number;
            /** @enum {string} */
            kind: "replaced" | "rolled-over" | "unit-changed" | "unknown-mileage" | "laid-up" | "typing-error" | "estimate" | "confirmed";
            /**
             * Format: date
             * @description Of the change, or the first of a span
             */
            from_date: string;
            /**
             * Format: date
             * @description The last day of a span; none while it lasts
             */
            to_date?: string | null;
            /** @description What the instrument showed last before the change */
            last_value?: number | null;
            /** @description What it showed first after the change */
            first_value?: number | null;
            /**
             * @description In what the instrument counted until then, where that was another unit
             * @enum {string|null}
             */
            unit_before?: "mi" | "km" | null;
            /**
             * @description Of a typing error, an estimate, or what is right as it is: where the reading comes from
             * @enum {string|null}
             */
            reading_source?: "service-event" | "purchase" | "document" | "track-day" | "modification" | "issue" | "fill-up" | "vehicle" | "by-hand" | null;
            /** @description That reading */
            reading_id?: number | null;
            /** @description Of a typing error: what the reading should have said; without it, the reading does not count */
            corrected_value?: number | null;
            /** @description How one knows: an invoice, a letter, a photo */
            evidence?: string | null;
        };
        UpdateOdometerChapter: {
            /** @enum {string} */
            kind?: "replaced" | "rolled-over" | "unit-changed" | "unknown-mileage" | "laid-up" | "typing-error" | "estimate" | "confirmed";
            /**
             * Format: date
             * @description Of the change, or the first of a span
             */
            from_date?: string;
            /**
             * Format: date
             * @description The last day of a span; none while it lasts
             */
            to_date?: string | null;
            /** @description What the instrument showed last before the change */
            last_value?: number | null;
            /** @description What it showed first after the change */
            first_value?: number | null;
            /**
             * @description In what the instrument counted until then, where that was another unit
             * @enum {string|null}
             */
            unit_before?: "mi" | "km" | null;
            /** @description Of a typing error: what the reading should have said; without it, the reading does not count */
            corrected_value?: number | null;
            /** @description How one knows: an invoice, a letter, a photo */
            evidence?: string | null;
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
        UndoneImportView: {
            /** @description How many records were deleted */
            removed: number;
            /** @description How many stay, because they were changed since */
            kept: number;
        };
        OwnershipChapterView: {
            id: number;
            vehicle_id: number;
            /** @description Of the vehicle */
            make: string;
            /** @description Of the vehicle */
            model: string;
            /** @description Of the vehicle */
            year: number;
            /** @description Of the vehicle */
            nickname: string | null;
            /** @enum {string} */
            owned_by: "named" | "withheld" | "me";
            /** @description Of one who is named */
            owner_name: string | null;
            /**
             * Format: date
             * @description The day of the purchase, or of what else it began with
             */
            from_date: string | null;
            /** @description EDTF, where that is not exact */
            from_date_edtf: string | null;
            /** Format: date */
            to_date: string | null;
            /** @description EDTF, where that is not exact */
            to_date_edtf: string | null;
            location: string | null;
            /** @description In odometer_unit */
            mileage: number | null;
            /**
             * @description Of the vehicle
             * @enum {string}
             */
            odometer_unit: "mi" | "km" | "h";
            /** @enum {string|null} */
            acquired: "bought-new" | "bought" | "inherited" | "gift" | "auction" | "barter" | "other" | null;
            price: number | null;
            /** @description ISO 4217 */
            currency: string | null;
            notes: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description For If-Match */
            version: number;
        };
        ProvenanceGapView: {
            /** @description The chapter before it; none before the first */
            after_id: number | null;
            /** Format: date */
            from_date: string;
            /**
             * Format: date
             * @description None until today
             */
            to_date: string | null;
        };
        OwnershipOverlapView: {
            /** @description The chapter that begins first */
            first_id: number;
            /** @description The one that begins before that ends */
            second_id: number;
            /** Format: date */
            from_date: string;
            /** Format: date */
            to_date: string;
        };
        IdentityView: {
            id: number;
            vehicle_id: number;
            /** @description Of the vehicle */
            make: string;
            /** @description Of the vehicle */
            model: string;
            /** @description Of the vehicle */
            year: number;
            /** @description Of the vehicle */
            nickname: string | null;
            /** @enum {string} */
            kind: "chassis" | "engine" | "gearbox" | "body" | "other";
            /** @description Of what is `other` */
            name: string | null;
            as_built: string | null;
            as_fitted: string | null;
            /**
             * @description Whether both numbers are the same, however they are set; not known where one of them is not
             * @enum {string}
             */
            match: "matching" | "replaced" | "not-known";
            note: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description For If-Match */
            version: number;
        };
        ProvenanceSummaryView: {
            /** @description Owners that are known; whoever had it twice counts once */
            owners: number;
            /**
             * Format: date
             * @description From when the first is known
             */
            since: string | null;
            /** @description Numbers that are as built */
            matching: number;
            /** @description Numbers that are not */
            replaced: number;
            /** @description Numbers of which only one of the two is known */
            not_known: number;
        };
        ProvenanceView: {
            vehicle_id: number;
            /**
             * @description Of the mileages
             * @enum {string}
             */
            odometer_unit: "mi" | "km" | "h";
            /** @description The first owner first */
            ownership: components["schemas"]["OwnershipChapterView"][];
            /** @description Days of which no owner is known */
            gaps: components["schemas"]["ProvenanceGapView"][];
            /** @description Chapters that cannot both be right */
            overlaps: components["schemas"]["OwnershipOverlapView"][];
            /** @description As on a type plate */
            identities: components["schemas"]["IdentityView"][];
            summary: components["schemas"]["ProvenanceSummaryView"];
        };
        CreateOwnershipChapter: {
            vehicle_id: number;
            /**
             * @description Me: the person whose journal it is
             * @enum {string}
             */
            owned_by: "named" | "withheld" | "me";
            /** @description Of one who is named */
            owner_name?: string | null;
            /**
             * Format: date
             * @description None where nobody knows; one of both days is needed
             */
            from_date?: string | null;
            /**
             * @description EDTF: how exactly `from_date` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            from_date_edtf?: string | null;
            /**
             * Format: date
             * @description None while it lasts, or where nobody knows
             */
            to_date?: string | null;
            /**
             * @description EDTF: how exactly `to_date` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            to_date_edtf?: string | null;
            location?: string | null;
            /** @description What the instrument showed on the first day, in the vehicle's unit: a reading of its odometer where that day is exact */
            mileage?: number | null;
            /** @enum {string|null} */
            acquired?: "bought-new" | "bought" | "inherited" | "gift" | "auction" | "barter" | "other" | null;
            /** @description In its currency, with as many decimals as that has */
            price?: number | null;
            /** @description ISO 4217; the person's own where an amount names none */
            currency?: string | null;
            notes?: string | null;
        };
        UpdateOwnershipChapter: {
            /**
             * @description Me: the person whose journal it is
             * @enum {string}
             */
            owned_by?: "named" | "withheld" | "me";
            /** @description Of one who is named */
            owner_name?: string | null;
            /**
             * Format: date
             * @description None where nobody knows; one of both days is needed
             */
            from_date?: string | null;
            /**
             * @description EDTF: how exactly `from_date` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            from_date_edtf?: string | null;
            /**
             * Format: date
             * @description None while it lasts, or where nobody knows
             */
            to_date?: string | null;
            /**
             * @description EDTF: how exactly `to_date` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            to_date_edtf?: string | null;
            location?: string | null;
            /** @description What the instrument showed on the first day, in the vehicle's unit: a reading of its odometer where that day is exact */
            mileage?: number | null;
            /** @enum {string|null} */
            acquired?: "bought-new" | "bought" | "inherited" | "gift" | "auction" | "barter" | "other" | null;
            /** @description In its currency, with as many decimals as that has */
            price?: number | null;
            /** @description ISO 4217; the person's own where an amount names none */
            currency?: string | null;
            notes?: string | null;
        };
        CreateIdentity: {
            vehicle_id: number;
            /** @enum {string} */
            kind: "chassis" | "engine" | "gearbox" | "body" | "other";
            /** @description Of what is `other`: what it is */
            name?: string | null;
            /** @description As the factory's papers say */
            as_built?: string | null;
            /** @description As it is stamped into what is fitted today */
            as_fitted?: string | null;
            note?: string | null;
        };
        UpdateIdentity: {
            /** @enum {string} */
            kind?: "chassis" | "engine" | "gearbox" | "body" | "other";
            /** @description Of what is `other`: what it is */
            name?: string | null;
            /** @description As the factory's papers say */
            as_built?: string | null;
            /** @description As it is stamped into what is fitted today */
            as_fitted?: string | null;
            note?: string | null;
        };
        PartCostView: {
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
             * @description The type of the parts
             * @enum {string}
             */
            kind: "OEM" | "Aftermarket";
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
        YearDistanceView: {
            year: number;
            /** @description In odometer_unit */
            distance: number;
        };
        DistanceView: {
            vehicle_id: number;
            /** @enum {string} */
            odometer_unit: "mi" | "km" | "h";
            /** @description In odometer_unit */
            distance: number;
            /** @description Some of the way is not known: it is the least that was covered */
            at_least: boolean;
            /** @description Those in which a distance is known */
            years: components["schemas"]["YearDistanceView"][];
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
    "collections.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description The order of the rows */
                sort?: "name" | "newest" | "updated" | "vehicles";
                /** @description Said to look for, whatever their case and order; each must be found */
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
                    "application/json": components["schemas"]["CollectionView"][];
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
    "collections.create": {
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
                "application/json": components["schemas"]["CreateCollection"];
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
                    "application/json": components["schemas"]["CollectionView"];
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
    "collections.get": {
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
                    "application/json": components["schemas"]["CollectionView"];
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
    "collections.update": {
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
                "application/json": components["schemas"]["UpdateCollection"];
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
                    "application/json": components["schemas"]["CollectionView"];
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
    "collections.remove": {
        parameters: {
            query?: {
                /** @description Delete the vehicles too, with all their history */
                vehicles?: "delete";
                /** @description Move the vehicles to this collection */
                move_to?: number;
            };
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
            /** @description It holds vehicles, and the call does not say what becomes of them */
            409: {
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
    "collections.listVehicles": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description The order of the rows */
                sort?: "newest" | "oldest" | "name" | "year" | "mileage";
                /** @description Said to look for, whatever their case and order; each must be found */
                search?: string;
                type?: "Car" | "Truck" | "SUV" | "Motorcycle" | "Other";
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
                    "application/json": components["schemas"]["VehicleView"][];
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
            /** @description Collection not found */
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
    "vehicles.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description The order of the rows */
                sort?: "newest" | "oldest" | "name" | "year" | "mileage";
                /** @description Said to look for, whatever their case and order; each must be found */
                search?: string;
                type?: "Car" | "Truck" | "SUV" | "Motorcycle" | "Other";
                /** @description This one alone */
                vehicle_id?: number;
                collection_id?: number;
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
                    "application/json": components["schemas"]["VehicleView"][];
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
    "vehicles.create": {
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
                "application/json": components["schemas"]["CreateVehicle"];
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
                    "application/json": components["schemas"]["VehicleView"];
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
    "vehicles.get": {
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
                    "application/json": components["schemas"]["VehicleView"];
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
    "vehicles.update": {
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
                "application/json": components["schemas"]["UpdateVehicle"];
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
                    "application/json": components["schemas"]["VehicleView"];
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
    "vehicles.remove": {
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
    "vehiclesHistory.history": {
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
    "parts.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description The order of the rows */
                sort?: "newest" | "oldest" | "name" | "cost" | "status";
                /** @description Said to look for, whatever their case and order; each must be found */
                search?: string;
                type?: "OEM" | "Aftermarket";
                status?: "Planned" | "In Storage" | "Installed";
                /** @description whole: each as it is read by itself, as without it. row: without what no list shows, which is quicker */
                view?: "whole" | "row";
                vehicle_id?: number;
                /** @description Parts of all vehicles of this collection */
                collection_id?: number;
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
            /** @description Each is whole, a PartView; `view=row` leaves out what is optional here */
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
                    "application/json": components["schemas"]["PartInList"][];
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
    "parts.create": {
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
                "application/json": components["schemas"]["CreatePart"];
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
                    "application/json": components["schemas"]["PartView"];
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
    "parts.listOfVehicle": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description The order of the rows */
                sort?: "newest" | "oldest" | "name" | "cost" | "status";
                /** @description Said to look for, whatever their case and order; each must be found */
                search?: string;
                type?: "OEM" | "Aftermarket";
                status?: "Planned" | "In Storage" | "Installed";
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
                vehicleId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each is whole, a PartView; `view=row` leaves out what is optional here */
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
                    "application/json": components["schemas"]["PartInList"][];
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
            /** @description Vehicle not found */
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
    "parts.get": {
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
                    "application/json": components["schemas"]["PartView"];
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
    "parts.update": {
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
                "application/json": components["schemas"]["UpdatePart"];
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
                    "application/json": components["schemas"]["PartView"];
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
    "parts.remove": {
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
    "partsHistory.history": {
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
    "odometer.get": {
        parameters: {
            query?: {
                /** @description The day whose mileage is expected; today unless told */
                on?: string;
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
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OdometerView"];
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
    "odometer.plausible": {
        parameters: {
            query?: {
                /** @description The day of the mileage; today unless told */
                on?: string;
                /** @description What the record says so far that is about to say another mileage: readings that say it do not count */
                instead_of?: number;
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
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlausibleMileageView"];
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
    "odometerReadings.create": {
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
                "application/json": components["schemas"]["CreateOdometerReading"];
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
                    "application/json": components["schemas"]["OdometerReadingView"];
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
    "odometerReadings.update": {
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
                "application/json": components["schemas"]["UpdateOdometerReading"];
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
                    "application/json": components["schemas"]["OdometerReadingView"];
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
    "odometerReadings.remove": {
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
    "odometerChapters.create": {
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
                "application/json": components["schemas"]["CreateOdometerChapter"];
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
                    "application/json": components["schemas"]["OdometerChapterView"];
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
    "odometerChapters.update": {
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
                "application/json": components["schemas"]["UpdateOdometerChapter"];
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
                    "application/json": components["schemas"]["OdometerChapterView"];
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
    "odometerChapters.remove": {
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
    "readingImports.list": {
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
    "readingImports.import": {
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
                "application/json": components["schemas"]["CreateOdometerReading"][] | components["schemas"]["CreateOdometerReading"];
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
            /** @description No list of odometer readings; nothing is stored */
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
    "readingImports.undo": {
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
                    "application/json": components["schemas"]["UndoneImportView"];
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
    "provenance.get": {
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
                    "application/json": components["schemas"]["ProvenanceView"];
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
    "ownership.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description The order of the rows */
                sort?: "first" | "newest";
                /** @description Said to look for, whatever their case and order; each must be found */
                search?: string;
                vehicle_id?: number;
                /** @description me: what the person has had themselves, of all vehicles */
                owned_by?: "named" | "withheld" | "me";
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
                    "application/json": components["schemas"]["OwnershipChapterView"][];
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
    "ownership.create": {
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
                "application/json": components["schemas"]["CreateOwnershipChapter"];
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
                    "application/json": components["schemas"]["OwnershipChapterView"];
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
    "ownership.get": {
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
                    "application/json": components["schemas"]["OwnershipChapterView"];
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
    "ownership.update": {
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
                "application/json": components["schemas"]["UpdateOwnershipChapter"];
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
                    "application/json": components["schemas"]["OwnershipChapterView"];
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
    "ownership.remove": {
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
    "identities.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description The order of the rows */
                sort?: "plate" | "newest";
                /** @description Said to look for, whatever their case and order; each must be found */
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
                    "application/json": components["schemas"]["IdentityView"][];
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
    "identities.create": {
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
                "application/json": components["schemas"]["CreateIdentity"];
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
                    "application/json": components["schemas"]["IdentityView"];
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
    "identities.get": {
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
                    "application/json": components["schemas"]["IdentityView"];
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
    "identities.update": {
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
                "application/json": components["schemas"]["UpdateIdentity"];
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
                    "application/json": components["schemas"]["IdentityView"];
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
    "identities.remove": {
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
                    "application/json": components["schemas"]["PartCostView"][];
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
                /** @description Said to look for, whatever their case and order; each must be found */
                search?: string;
                type?: "OEM" | "Aftermarket";
                status?: "Planned" | "In Storage" | "Installed";
                vehicle_id?: number;
                /** @description Parts of all vehicles of this collection */
                collection_id?: number;
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
    "distances.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
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
                    "application/json": components["schemas"]["DistanceView"][];
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
}

export type CollectionView = components['schemas']['CollectionView'];
export type CostSumView = components['schemas']['CostSumView'];
export type CoveredView = components['schemas']['CoveredView'];
export type CreateCollection = components['schemas']['CreateCollection'];
export type CreateIdentity = components['schemas']['CreateIdentity'];
export type CreateOdometerChapter = components['schemas']['CreateOdometerChapter'];
export type CreateOdometerReading = components['schemas']['CreateOdometerReading'];
export type CreateOwnershipChapter = components['schemas']['CreateOwnershipChapter'];
export type CreatePart = components['schemas']['CreatePart'];
export type CreateVehicle = components['schemas']['CreateVehicle'];
export type DistanceView = components['schemas']['DistanceView'];
export type ExpectedView = components['schemas']['ExpectedView'];
export type FieldChangeView = components['schemas']['FieldChangeView'];
export type FieldProblemView = components['schemas']['FieldProblemView'];
export type HistoryEntryView = components['schemas']['HistoryEntryView'];
export type HistoryView = components['schemas']['HistoryView'];
export type IdentityView = components['schemas']['IdentityView'];
export type ImportBatchView = components['schemas']['ImportBatchView'];
export type ImportBatchesView = components['schemas']['ImportBatchesView'];
export type ImportReport = components['schemas']['ImportReport'];
export type ImportResult = components['schemas']['ImportResult'];
export type OdometerChapterView = components['schemas']['OdometerChapterView'];
export type OdometerExplainedView = components['schemas']['OdometerExplainedView'];
export type OdometerFindingView = components['schemas']['OdometerFindingView'];
export type OdometerReadingView = components['schemas']['OdometerReadingView'];
export type OdometerView = components['schemas']['OdometerView'];
export type OwnershipChapterView = components['schemas']['OwnershipChapterView'];
export type OwnershipOverlapView = components['schemas']['OwnershipOverlapView'];
export type PartCostView = components['schemas']['PartCostView'];
export type PartInList = components['schemas']['PartInList'];
export type PartModificationView = components['schemas']['PartModificationView'];
export type PartServiceEventView = components['schemas']['PartServiceEventView'];
export type PartView = components['schemas']['PartView'];
export type PlausibleMileageView = components['schemas']['PlausibleMileageView'];
export type PlausibleView = components['schemas']['PlausibleView'];
export type ProblemView = components['schemas']['ProblemView'];
export type ProvenanceGapView = components['schemas']['ProvenanceGapView'];
export type ProvenanceSummaryView = components['schemas']['ProvenanceSummaryView'];
export type ProvenanceView = components['schemas']['ProvenanceView'];
export type ReadingReferenceView = components['schemas']['ReadingReferenceView'];
export type StaleView = components['schemas']['StaleView'];
export type UndoImport = components['schemas']['UndoImport'];
export type UndoneImportView = components['schemas']['UndoneImportView'];
export type UpdateCollection = components['schemas']['UpdateCollection'];
export type UpdateIdentity = components['schemas']['UpdateIdentity'];
export type UpdateOdometerChapter = components['schemas']['UpdateOdometerChapter'];
export type UpdateOdometerReading = components['schemas']['UpdateOdometerReading'];
export type UpdateOwnershipChapter = components['schemas']['UpdateOwnershipChapter'];
export type UpdatePart = components['schemas']['UpdatePart'];
export type UpdateVehicle = components['schemas']['UpdateVehicle'];
export type VehicleCoverView = components['schemas']['VehicleCoverView'];
export type VehicleView = components['schemas']['VehicleView'];
export type YearDistanceView = components['schemas']['YearDistanceView'];
