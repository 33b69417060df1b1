// Made from svc-usage/openapi.json by `npm run contracts`; not edited by hand.

export interface paths {
    "/api/imports/fill-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Imports of fill-ups and components that can be undone */
        get: operations["fillUpImports.list"];
        put?: never;
        /**
         * Stores up to 5,000 fill-ups at once and says what became of each
         * @description HTML in a field that holds plain text becomes the text that a person would read in it. A log of any length comes in pieces with the same `batch`; `row` of an entry says which row of the file it is. A row makes one fill-up, however often it is sent.
         */
        post: operations["fillUpImports.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/fill-ups/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes the fill-ups and components that an import made, but for those that were changed since */
        post: operations["fillUpImports.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fill-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fill-ups and charges, newest first */
        get: operations["fillUps.list"];
        put?: never;
        /** Records a fill-up or charge */
        post: operations["fillUps.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fill-ups/vehicles/{vehicleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fill-ups and charges of a vehicle */
        get: operations["fillUps.listOfVehicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fill-ups/vehicles/{vehicleId}/last-used": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said last of a vehicle, for a form to begin with */
        get: operations["fillUps.lastUsed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fill-ups/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes many fill-ups, or none where one is not there */
        post: operations["fillUps.removeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fill-ups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One fill-up */
        get: operations["fillUps.get"];
        /** Changes a fill-up; what is left out stays */
        put: operations["fillUps.update"];
        post?: never;
        /** Deletes a fill-up */
        delete: operations["fillUps.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fill-ups/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was changed of it, and when */
        get: operations["fillupsHistory.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores up to 5,000 components at once and says what became of each
         * @description HTML in a field that holds plain text becomes the text that a person would read in it. Each comes with the vehicles that it was on and with all that happened to it, or not at all: one that would be where something is already is refused. `batch` and `row` are as in `POST /api/imports/fill-ups`, by which the import is undone as well.
         */
        post: operations["componentImports.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sets of tyres and other components, by name */
        get: operations["components.list"];
        put?: never;
        /** Adds a set of tyres or another component */
        post: operations["components.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/components/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One component */
        get: operations["components.get"];
        /** Changes a component; what is left out stays */
        put: operations["components.update"];
        post?: never;
        /** Deletes a component with its mountings and all that happened to it */
        delete: operations["components.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/components/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was changed of it, and when */
        get: operations["componentsHistory.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fill-ups/vehicles/{vehicleId}/consumption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a vehicle consumes of each energy, what that costs by distance, and why a figure is missing */
        get: operations["consumption.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fill-ups/costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What fill-ups cost, by vehicle, year, energy and currency */
        get: operations["costs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fill-ups/costs/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the fill-ups of a list cost, by currency */
        get: operations["costs.sums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Costs of tyres and components, by the vehicle that they were bought for, year, kind and currency */
        get: operations["componentCosts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/track-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sessions on a track, newest first, without laps, ranges and the way */
        get: operations["trackSessions.list"];
        put?: never;
        /** Keeps what was read of a log of a session */
        post: operations["trackSessions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/track-sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One session with its laps, ranges and the way */
        get: operations["trackSessions.get"];
        /** Changes a session; what is left out stays */
        put: operations["trackSessions.update"];
        post?: never;
        /** Deletes a session */
        delete: operations["trackSessions.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/track-sessions/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was changed of it, and when */
        get: operations["tracksessionsHistory.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/fitments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was on which vehicle, newest first */
        get: operations["fitments.list"];
        put?: never;
        /** Puts a component on a vehicle */
        post: operations["fitments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/vehicles/{vehicleId}/fitments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is and was on a vehicle */
        get: operations["fitments.listOfVehicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/fitments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One fitment */
        get: operations["fitments.get"];
        /** Changes a fitment, or has it end; what is left out stays */
        put: operations["fitments.update"];
        post?: never;
        /** Deletes a fitment, as though it had never been */
        delete: operations["fitments.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/fitments/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was changed of it, and when */
        get: operations["fitmentsHistory.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rotations, treads, rebuilds and uses of components, newest first */
        get: operations["entries.list"];
        put?: never;
        /** Records what happened to a component */
        post: operations["entries.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of these */
        get: operations["entries.get"];
        /** Changes it; what is left out stays */
        put: operations["entries.update"];
        post?: never;
        /** Deletes it, as though it had never been */
        delete: operations["entries.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/entries/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was changed of it, and when */
        get: operations["whathappenedtocomponentsHistory.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/lives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What components have behind them, and where they stand against their limits */
        get: operations["lives.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/components/{id}/life": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All lives of a component, and what they are made of */
        get: operations["lives.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/vehicles/{vehicleId}/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A day of a vehicle on a track: what is reached by its evening, and what its sessions took */
        get: operations["days.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/vehicles/{vehicleId}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list to tick before a day; where it has none, that of the last day before it, unticked */
        get: operations["checks.get"];
        /** Sets the list to tick before a day */
        put: operations["checks.set"];
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
        CreateFillUp: {
            vehicle_id: number;
            /** Format: date */
            filled_on: string;
            /**
             * @description When on that day, where it was: `HH:MM`
             * @example 14:05
             */
            at?: string | null;
            /** @description What the odometer showed, in its own unit */
            odometer?: number | null;
            /** @description What the trip meter showed; no figure is made of it */
            trip?: number | null;
            /** @enum {string} */
            energy: "petrol" | "diesel" | "lpg" | "cng" | "electricity" | "hydrogen" | "adblue" | "oil" | "two-stroke-mix";
            /** @description In `unit`, as it was written */
            amount: number;
            /**
             * @description Electricity in kWh, hydrogen in kg, gas in kg or by volume, all else by volume
             * @enum {string}
             */
            unit: "l" | "us_gal" | "imp_gal" | "kg" | "kWh";
            /** @description The tank was full afterwards; true where nothing is said */
            full?: boolean | null;
            /** @description One before it is not recorded: no figure is made over it; false where nothing is said */
            missed_before?: boolean | null;
            /** @description Left out of what the vehicle consumes: no figure is made over it; false where nothing is said */
            excluded?: boolean | null;
            /** @description It was written down in a hurry and is to be completed; false where nothing is said */
            to_complete?: boolean | null;
            /** @description In its currency, with as many decimals as that has */
            total?: number | null;
            /** @description ISO 4217; the person's own where an amount names none */
            currency?: string | null;
            /** @description For one `unit`, in the same currency */
            unit_price?: number | null;
            /** @description Where it was */
            station?: string | null;
            /** @description Which one, of a vehicle that has several for one energy */
            tank?: number | null;
            /** @description Plain text */
            note?: string | null;
            /**
             * @description Of electricity alone
             * @enum {string|null}
             */
            charge_kind?: "ac" | "dc" | null;
            /** @description Of electricity alone: the charge of the battery before */
            from_percent?: number | null;
            /** @description Of electricity alone: the charge of the battery afterwards */
            to_percent?: number | null;
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
        UndoneImportView: {
            /** @description How many records were deleted */
            removed: number;
            /** @description How many stay, because they were changed since */
            kept: number;
        };
        FillUpView: {
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
            /** Format: date */
            filled_on: string;
            /** @description `HH:MM`, where it was */
            at: string | null;
            /** @description In odometer_unit */
            odometer: number | null;
            /** @description In odometer_unit */
            trip: number | null;
            /**
             * @description Of the vehicle's mileages
             * @enum {string}
             */
            odometer_unit: "mi" | "km" | "h";
            /** @enum {string} */
            energy: "petrol" | "diesel" | "lpg" | "cng" | "electricity" | "hydrogen" | "adblue" | "oil" | "two-stroke-mix";
            /** @description In unit, as it was written */
            amount: number;
            /** @enum {string} */
            unit: "l" | "us_gal" | "imp_gal" | "kg" | "kWh";
            full: boolean;
            missed_before: boolean;
            excluded: boolean;
            to_complete: boolean;
            /** @description In currency */
            total: number | null;
            /** @description ISO 4217; null without a total and a price */
            currency: string | null;
            /** @description For one unit, in currency */
            unit_price: number | null;
            station: string | null;
            tank: number | null;
            /** @description Plain text */
            note: string | null;
            /** @enum {string|null} */
            charge_kind: "ac" | "dc" | null;
            from_percent: number | null;
            to_percent: number | null;
            /** @description As the ETag says it */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        LastUsedView: {
            /** @description Of that fill-up */
            id: number;
            /** @enum {string} */
            energy: "petrol" | "diesel" | "lpg" | "cng" | "electricity" | "hydrogen" | "adblue" | "oil" | "two-stroke-mix";
            /** @enum {string} */
            unit: "l" | "us_gal" | "imp_gal" | "kg" | "kWh";
            full: boolean;
            /** @description ISO 4217 */
            currency: string | null;
            /** @description For one unit, in currency */
            unit_price: number | null;
            station: string | null;
            tank: number | null;
            /** @enum {string|null} */
            charge_kind: "ac" | "dc" | null;
            /** Format: date */
            filled_on: string;
            /** @description In the unit of the vehicle's odometer */
            odometer: number | null;
        };
        LastUsedOfVehicleView: {
            /** @description One of each energy that the vehicle has had, the newest first */
            energies: components["schemas"]["LastUsedView"][];
            /** @description Where it was filled, the newest first, at most 10 */
            stations: string[];
        };
        DeleteFillUps: {
            ids: number[];
        };
        DeletedFillUpsView: {
            /** @description How many were deleted */
            removed: number;
        };
        UpdateFillUp: {
            vehicle_id?: number;
            /** Format: date */
            filled_on?: string;
            /**
             * @description When on that day, where it was: `HH:MM`
             * @example 14:05
             */
            at?: string | null;
            /** @description What the odometer showed, in its own unit */
            odometer?: number | null;
            /** @description What the trip meter showed; no figure is made of it */
            trip?: number | null;
            /** @enum {string} */
            energy?: "petrol" | "diesel" | "lpg" | "cng" | "electricity" | "hydrogen" | "adblue" | "oil" | "two-stroke-mix";
            /** @description In `unit`, as it was written */
            amount?: number;
            /**
             * @description Electricity in kWh, hydrogen in kg, gas in kg or by volume, all else by volume
             * @enum {string}
             */
            unit?: "l" | "us_gal" | "imp_gal" | "kg" | "kWh";
            /** @description The tank was full afterwards; true where nothing is said */
            full?: boolean | null;
            /** @description One before it is not recorded: no figure is made over it; false where nothing is said */
            missed_before?: boolean | null;
            /** @description Left out of what the vehicle consumes: no figure is made over it; false where nothing is said */
            excluded?: boolean | null;
            /** @description It was written down in a hurry and is to be completed; false where nothing is said */
            to_complete?: boolean | null;
            /** @description In its currency, with as many decimals as that has */
            total?: number | null;
            /** @description ISO 4217; the person's own where an amount names none */
            currency?: string | null;
            /** @description For one `unit`, in the same currency */
            unit_price?: number | null;
            /** @description Where it was */
            station?: string | null;
            /** @description Which one, of a vehicle that has several for one energy */
            tank?: number | null;
            /** @description Plain text */
            note?: string | null;
            /**
             * @description Of electricity alone
             * @enum {string|null}
             */
            charge_kind?: "ac" | "dc" | null;
            /** @description Of electricity alone: the charge of the battery before */
            from_percent?: number | null;
            /** @description Of electricity alone: the charge of the battery afterwards */
            to_percent?: number | null;
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
        TyreOfSet: {
            /**
             * @description Where it belongs
             * @enum {string}
             */
            position: "front-left" | "front-right" | "rear-left" | "rear-right" | "rear-left-inner" | "rear-right-inner" | "front" | "rear" | "spare";
            /** @description The DOT number as it stands on the tyre, or its last digits: `2319` */
            dot?: string | null;
            /** @description Of three digits, whose year is of the one or the other decade: 1980 or 1990 */
            dot_decade?: number | null;
        };
        LimitOfComponent: {
            /** @enum {string} */
            by: "distance" | "hours" | "sessions" | "age" | "label" | "tread";
            /** @description A distance or a tread in `unit`, hours, sessions, or months of age */
            value?: number | null;
            /**
             * @description Of a distance km or mi, of a tread mm or 1/32in
             * @enum {string|null}
             */
            unit?: "km" | "mi" | "mm" | "1/32in" | null;
            /**
             * Format: date
             * @description Of a label: the last day that it is good for
             */
            until?: string | null;
            /** @description Who says so: `FIA 8853-2016` */
            source?: string | null;
        };
        ImportedFitment: {
            vehicle_id: number;
            /** @description Of tyres the place of each, by its number, as they stood before where nothing is said, none where nobody knows; else one, or none */
            positions?: string[] | null;
            /**
             * Format: date
             * @description Required where `from_mileage` is not there
             */
            from_on?: string | null;
            /** @description What the odometer showed, in its own unit; required where `from_on` is not there */
            from_mileage?: number | null;
            /**
             * Format: date
             * @description The day on which it came off; neither it nor `to_mileage` as long as it is on
             */
            to_on?: string | null;
            /** @description What the odometer showed then, in its own unit */
            to_mileage?: number | null;
            /** @description Plain text */
            note?: string | null;
        };
        DepthOfTyre: {
            /** @description Where the tyre stood on that day */
            position: string;
            /** @description In `depth_unit`, as it was read: towards the vehicle */
            inner?: number | null;
            /** @description In `depth_unit`, as it was read: in the middle */
            middle?: number | null;
            /** @description In `depth_unit`, as it was read: away from the vehicle */
            outer?: number | null;
        };
        ImportedEntry: {
            /**
             * @description Tyres change places, a tread is read, a new life begins, or it was used where no odometer counted
             * @enum {string}
             */
            kind: "rotation" | "tread" | "rebuild" | "use";
            /** Format: date */
            happened_on: string;
            /** @description What the odometer of the vehicle showed that it was on, in its own unit */
            mileage?: number | null;
            /** @description Of a rotation: the place of each tyre, by its number */
            positions?: string[] | null;
            /**
             * @description Of a tread; mm where nothing is said
             * @enum {string|null}
             */
            depth_unit?: "mm" | "1/32in" | null;
            /** @description Of a tread */
            depths?: components["schemas"]["DepthOfTyre"][] | null;
            /** @description Of a use, in `distance_unit` */
            distance?: number | null;
            /**
             * @description km where nothing is said
             * @enum {string|null}
             */
            distance_unit?: "km" | "mi" | null;
            /** @description Of a use */
            hours?: number | null;
            /** @description Of a use */
            sessions?: number | null;
            /**
             * @description Of a use: why it may be more than is said, or nothing of it is known
             * @enum {string|null}
             */
            open?: "mileage-unknown" | "day-unknown" | "instrument-changed" | "odometer-falls" | "session-unclear" | "session-unmeasured" | null;
            /** @description Plain text */
            note?: string | null;
        };
        ImportedComponent: {
            /**
             * @description `tyres` is a set of tyres
             * @enum {string}
             */
            kind: "tyres" | "engine" | "gearbox" | "clutch" | "differential" | "belt" | "brake-pads" | "brake-discs" | "fluid" | "battery" | "harness" | "seat" | "helmet" | "extinguisher" | "fuel-cell" | "other";
            maker?: string | null;
            /** @description Stamped or printed on it */
            number?: string | null;
            /** @description Of tyres, as it is written on them: `185/70 R 15 89V` */
            size?: string | null;
            /**
             * @description Of tyres
             * @enum {string|null}
             */
            season?: "summer" | "winter" | "all-season" | "track" | "wet" | null;
            /** @description Of tyres: one to six; four corners where nothing is said */
            tyres?: components["schemas"]["TyreOfSet"][] | null;
            /**
             * Format: date
             * @description Of tyres the DOT week says it as well
             */
            made_on?: string | null;
            /** Format: date */
            first_used_on?: string | null;
            /** Format: date */
            bought_on?: string | null;
            /** @description In its currency, with as many decimals as that has; none where a part is followed */
            price?: number | null;
            /** @description ISO 4217; the person's own where an amount names none */
            currency?: string | null;
            /** @description Where it lies while it is on no vehicle */
            stored_at?: string | null;
            /** @description One of each kind */
            limits?: components["schemas"]["LimitOfComponent"][] | null;
            /** @description Plain text */
            note?: string | null;
            /**
             * Format: date
             * @description The day on which it was given up: it comes due no more
             */
            retired_on?: string | null;
            name: string;
            /** @description On which vehicles it was, the first first */
            mounted?: components["schemas"]["ImportedFitment"][] | null;
            /** @description Its history, the oldest first */
            happened?: components["schemas"]["ImportedEntry"][] | null;
        };
        TyreView: {
            /**
             * @description Where it belongs
             * @enum {string}
             */
            position: "front-left" | "front-right" | "rear-left" | "rear-right" | "rear-left-inner" | "rear-right-inner" | "front" | "rear" | "spare";
            /** @description As it stands on the tyre */
            dot: string | null;
            /** @description Of three digits */
            dot_decade: number | null;
        };
        LimitView: {
            /** @enum {string} */
            by: "distance" | "hours" | "sessions" | "age" | "label" | "tread";
            /** @description In unit, hours, sessions or months */
            value: number | null;
            /** @enum {string|null} */
            unit: "km" | "mi" | "mm" | "1/32in" | null;
            /**
             * Format: date
             * @description Of a label
             */
            until: string | null;
            source: string | null;
        };
        FittedView: {
            fitment_id: number;
            vehicle_id: number;
            /** @description Of the vehicle */
            make: string;
            /** @description Of the vehicle */
            model: string;
            /** @description Of the vehicle */
            year: number;
            /** @description Of the vehicle */
            nickname: string | null;
            /**
             * @description Of the vehicle's mileages
             * @enum {string}
             */
            odometer_unit: "mi" | "km" | "h";
            positions: string[];
            /** Format: date */
            from_on: string | null;
            /** @description In odometer_unit */
            from_mileage: number | null;
        };
        ComponentView: {
            id: number;
            /** @description The part of the garage that it follows */
            part_id: number | null;
            /** @description Of the part */
            part_name: string | null;
            /** @enum {string} */
            kind: "tyres" | "engine" | "gearbox" | "clutch" | "differential" | "belt" | "brake-pads" | "brake-discs" | "fluid" | "battery" | "harness" | "seat" | "helmet" | "extinguisher" | "fuel-cell" | "other";
            name: string;
            maker: string | null;
            number: string | null;
            /** @description Of tyres, as it is written on them */
            size: string | null;
            /**
             * @description Of tyres
             * @enum {string|null}
             */
            season: "summer" | "winter" | "all-season" | "track" | "wet" | null;
            /** @description Of tyres; the number of each is its place here */
            tyres: components["schemas"]["TyreView"][] | null;
            /** Format: date */
            made_on: string | null;
            /** Format: date */
            first_used_on: string | null;
            /** Format: date */
            bought_on: string | null;
            /** @description In currency */
            price: number | null;
            /** @description ISO 4217; null without a price */
            currency: string | null;
            stored_at: string | null;
            limits: components["schemas"]["LimitView"][];
            /** @description Plain text */
            note: string | null;
            /** Format: date */
            retired_on: string | null;
            /** @description What it is on now: one vehicle, or none */
            fitted: components["schemas"]["FittedView"][];
            /** @description As the ETag says it */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CreateComponent: {
            /**
             * @description `tyres` is a set of tyres
             * @enum {string}
             */
            kind: "tyres" | "engine" | "gearbox" | "clutch" | "differential" | "belt" | "brake-pads" | "brake-discs" | "fluid" | "battery" | "harness" | "seat" | "helmet" | "extinguisher" | "fuel-cell" | "other";
            /** @description The part of the garage that it follows, which also says what it cost; `name`, `maker` and `number` are as of the part where they are left out */
            part_id?: number | null;
            /** @description Required where no part is followed */
            name?: string | null;
            maker?: string | null;
            /** @description Stamped or printed on it */
            number?: string | null;
            /** @description Of tyres, as it is written on them: `185/70 R 15 89V` */
            size?: string | null;
            /**
             * @description Of tyres
             * @enum {string|null}
             */
            season?: "summer" | "winter" | "all-season" | "track" | "wet" | null;
            /** @description Of tyres: one to six; four corners where nothing is said */
            tyres?: components["schemas"]["TyreOfSet"][] | null;
            /**
             * Format: date
             * @description Of tyres the DOT week says it as well
             */
            made_on?: string | null;
            /** Format: date */
            first_used_on?: string | null;
            /** Format: date */
            bought_on?: string | null;
            /** @description In its currency, with as many decimals as that has; none where a part is followed */
            price?: number | null;
            /** @description ISO 4217; the person's own where an amount names none */
            currency?: string | null;
            /** @description Where it lies while it is on no vehicle */
            stored_at?: string | null;
            /** @description One of each kind */
            limits?: components["schemas"]["LimitOfComponent"][] | null;
            /** @description Plain text */
            note?: string | null;
            /**
             * Format: date
             * @description The day on which it was given up: it comes due no more
             */
            retired_on?: string | null;
        };
        UpdateComponent: {
            /**
             * @description `tyres` is a set of tyres
             * @enum {string}
             */
            kind?: "tyres" | "engine" | "gearbox" | "clutch" | "differential" | "belt" | "brake-pads" | "brake-discs" | "fluid" | "battery" | "harness" | "seat" | "helmet" | "extinguisher" | "fuel-cell" | "other";
            /** @description The part of the garage that it follows, which also says what it cost; `name`, `maker` and `number` are as of the part where they are left out */
            part_id?: number | null;
            /** @description Required where no part is followed */
            name?: string | null;
            maker?: string | null;
            /** @description Stamped or printed on it */
            number?: string | null;
            /** @description Of tyres, as it is written on them: `185/70 R 15 89V` */
            size?: string | null;
            /**
             * @description Of tyres
             * @enum {string|null}
             */
            season?: "summer" | "winter" | "all-season" | "track" | "wet" | null;
            /** @description Of tyres: one to six; four corners where nothing is said */
            tyres?: components["schemas"]["TyreOfSet"][] | null;
            /**
             * Format: date
             * @description Of tyres the DOT week says it as well
             */
            made_on?: string | null;
            /** Format: date */
            first_used_on?: string | null;
            /** Format: date */
            bought_on?: string | null;
            /** @description In its currency, with as many decimals as that has; none where a part is followed */
            price?: number | null;
            /** @description ISO 4217; the person's own where an amount names none */
            currency?: string | null;
            /** @description Where it lies while it is on no vehicle */
            stored_at?: string | null;
            /** @description One of each kind */
            limits?: components["schemas"]["LimitOfComponent"][] | null;
            /** @description Plain text */
            note?: string | null;
            /**
             * Format: date
             * @description The day on which it was given up: it comes due no more
             */
            retired_on?: string | null;
        };
        DistanceCostView: {
            /** @description ISO 4217 */
            currency: string;
            /** @description In currency */
            total: number;
            /** @description In odometer_unit; converted, with three decimals, where an instrument of before counted in another */
            distance: number;
            /** @description In kilometres; null of a vehicle that counts hours */
            distance_km: number | null;
        };
        MonthConsumedView: {
            /** @description Of how many figures it is made */
            figures: number;
            /** @description In unit, added exactly whatever units it was written in */
            amount: number;
            /** @description In odometer_unit; converted, with three decimals, where an instrument of before counted in another */
            distance: number;
            /** @description In kilometres; null of a vehicle that counts hours */
            distance_km: number | null;
            costs: components["schemas"]["DistanceCostView"][];
            /** @description `YYYY-MM`, in which the figures end */
            month: string;
        };
        FigureView: {
            /** @description The fill-up */
            fill_up_id: number;
            /** Format: date */
            filled_on: string;
            /**
             * @description Why there is no figure; null where there is one
             * @enum {string|null}
             */
            reason: "first-fill-up" | "not-full" | "other-tank-not-full" | "other-tank-unknown" | "missed-before" | "excluded" | "units-mixed" | "odometer-unknown" | "instrument-changed" | "mileage-unknown" | "odometer-falls" | "no-distance" | null;
            /** @description The full fill-up at which the figure begins */
            from_id: number | null;
            /** @description How many fill-ups were added since, this one included */
            fill_ups: number | null;
            /** @description In unit */
            amount: number | null;
            /** @description In odometer_unit; converted, with three decimals, where an instrument of before counted in another */
            distance: number | null;
            /** @description In kilometres; null of a vehicle that counts hours */
            distance_km: number | null;
            /** @description What it cost; null where not all of it has a total in one currency */
            total: number | null;
            /** @description ISO 4217, of total */
            currency: string | null;
        };
        EnergyConsumptionView: {
            /** @description Of how many figures it is made */
            figures: number;
            /** @description In unit, added exactly whatever units it was written in */
            amount: number;
            /** @description In odometer_unit; converted, with three decimals, where an instrument of before counted in another */
            distance: number;
            /** @description In kilometres; null of a vehicle that counts hours */
            distance_km: number | null;
            costs: components["schemas"]["DistanceCostView"][];
            /** @enum {string} */
            energy: "petrol" | "diesel" | "lpg" | "cng" | "electricity" | "hydrogen" | "adblue" | "oil" | "two-stroke-mix";
            /**
             * @description Of all its amounts: volume, mass or energy
             * @enum {string}
             */
            unit: "l" | "kg" | "kWh";
            /** @description Months in which a figure ends, the oldest first */
            months: components["schemas"]["MonthConsumedView"][];
            /** @description One of each fill-up, the newest first */
            outcomes: components["schemas"]["FigureView"][];
        };
        TogetherView: {
            /** @description One energy drives it. Of several, what was left of the others at both ends is not known */
            exact: boolean;
            costs: components["schemas"]["DistanceCostView"][];
        };
        ConsumptionView: {
            vehicle_id: number;
            /** @enum {string} */
            odometer_unit: "mi" | "km" | "h";
            /** @description One of each energy, and of each way in which it is counted */
            energies: components["schemas"]["EnergyConsumptionView"][];
            together: components["schemas"]["TogetherView"];
        };
        FillUpCostView: {
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
             * @description The energy of the fill-ups
             * @enum {string}
             */
            kind: "petrol" | "diesel" | "lpg" | "cng" | "electricity" | "hydrogen" | "adblue" | "oil" | "two-stroke-mix";
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
        ComponentCostView: {
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
             * @description The kind of the components
             * @enum {string}
             */
            kind: "tyres" | "engine" | "gearbox" | "clutch" | "differential" | "belt" | "brake-pads" | "brake-discs" | "fluid" | "battery" | "harness" | "seat" | "helmet" | "extinguisher" | "fuel-cell" | "other";
        };
        TrackSessionRowView: {
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
            /**
             * @description Of the vehicle's mileages
             * @enum {string}
             */
            odometer_unit: "mi" | "km" | "h";
            /** Format: date */
            driven_on: string;
            /** @description `HH:MM:SS` */
            started_at: string | null;
            utc: boolean;
            track: string | null;
            seconds: number;
            /** @description Metres */
            distance: number | null;
            /** @description Whole laps */
            timed_laps: number;
            /** @description Seconds */
            best: number | null;
            /** @description The vehicle's odometer counted it as well */
            odometer_ran: boolean;
            /** @description As the ETag says it */
            version: number;
        };
        SessionLapInput: {
            number: number;
            /** @enum {string} */
            kind: "out" | "timed" | "in";
            seconds: number;
            /** @description Metres */
            distance?: number | null;
        };
        ChannelRangeInput: {
            name: string;
            /** @description As the file writes it */
            unit?: string | null;
            least: number;
            greatest: number;
        };
        CreateTrackSession: {
            vehicle_id: number;
            /** Format: date */
            driven_on: string;
            /**
             * @description When it began, as the clock of the log shows it: `HH:MM:SS`
             * @example 14:05:30
             */
            started_at?: string | null;
            /** @description That clock shows UTC; false where nothing is said */
            utc?: boolean | null;
            /** @description The product that wrote the file */
            product?: string | null;
            file_name?: string | null;
            track?: string | null;
            /** @description How long it took */
            seconds: number;
            /** @description Metres, where the log knows them */
            distance?: number | null;
            laps?: components["schemas"]["SessionLapInput"][] | null;
            /**
             * @description From where the laps are known; `none` where nothing is said
             * @enum {string|null}
             */
            laps_from?: "file" | "gate" | "found" | "none" | null;
            /** @description Seconds of the fastest whole lap */
            best?: number | null;
            /** @description Least and greatest values */
            ranges?: components["schemas"]["ChannelRangeInput"][] | null;
            /**
             * @description The way as an encoded polyline of six decimals
             * @example _izlhA~rlgdF_{geC~ywl@
             */
            line?: string | null;
            /** @description Plain text */
            note?: string | null;
            /** @description The vehicle's odometer counted it as well; false where the vehicle came on a trailer, or has none: its distance then counts for what was on it. Where nothing is said, as of the vehicle's session before; true of the first */
            odometer_ran?: boolean | null;
            /** @description The components that it counts for, none of them where it is empty; null: those that were on the vehicle on that day */
            component_ids?: number[] | null;
        };
        SessionLapView: {
            number: number;
            /** @enum {string} */
            kind: "out" | "timed" | "in";
            seconds: number;
            /** @description Metres */
            distance: number | null;
        };
        ChannelRangeView: {
            name: string;
            unit: string;
            least: number;
            greatest: number;
        };
        TrackSessionView: {
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
            /**
             * @description Of the vehicle's mileages
             * @enum {string}
             */
            odometer_unit: "mi" | "km" | "h";
            /** Format: date */
            driven_on: string;
            /** @description `HH:MM:SS` */
            started_at: string | null;
            utc: boolean;
            track: string | null;
            seconds: number;
            /** @description Metres */
            distance: number | null;
            /** @description Whole laps */
            timed_laps: number;
            /** @description Seconds */
            best: number | null;
            /** @description The vehicle's odometer counted it as well */
            odometer_ran: boolean;
            /** @description As the ETag says it */
            version: number;
            product: string | null;
            file_name: string | null;
            laps: components["schemas"]["SessionLapView"][];
            /** @enum {string} */
            laps_from: "file" | "gate" | "found" | "none";
            ranges: components["schemas"]["ChannelRangeView"][];
            /** @description Encoded polyline of six decimals */
            line: string | null;
            /** @description Plain text */
            note: string | null;
            /** @description The components that it counts for; null: those that were on the vehicle on that day */
            component_ids: number[] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        UpdateTrackSession: {
            vehicle_id?: number;
            /** Format: date */
            driven_on?: string;
            /**
             * @description When it began, as the clock of the log shows it: `HH:MM:SS`
             * @example 14:05:30
             */
            started_at?: string | null;
            /** @description That clock shows UTC; false where nothing is said */
            utc?: boolean | null;
            /** @description The product that wrote the file */
            product?: string | null;
            file_name?: string | null;
            track?: string | null;
            /** @description How long it took */
            seconds?: number;
            /** @description Metres, where the log knows them */
            distance?: number | null;
            laps?: components["schemas"]["SessionLapInput"][] | null;
            /**
             * @description From where the laps are known; `none` where nothing is said
             * @enum {string|null}
             */
            laps_from?: "file" | "gate" | "found" | "none" | null;
            /** @description Seconds of the fastest whole lap */
            best?: number | null;
            /** @description Least and greatest values */
            ranges?: components["schemas"]["ChannelRangeInput"][] | null;
            /**
             * @description The way as an encoded polyline of six decimals
             * @example _izlhA~rlgdF_{geC~ywl@
             */
            line?: string | null;
            /** @description Plain text */
            note?: string | null;
            /** @description The vehicle's odometer counted it as well; false where the vehicle came on a trailer, or has none: its distance then counts for what was on it. Where nothing is said, as of the vehicle's session before; true of the first */
            odometer_ran?: boolean | null;
            /** @description The components that it counts for, none of them where it is empty; null: those that were on the vehicle on that day */
            component_ids?: number[] | null;
        };
        FitmentView: {
            id: number;
            component_id: number;
            /**
             * @description Of the component
             * @enum {string}
             */
            kind: "tyres" | "engine" | "gearbox" | "clutch" | "differential" | "belt" | "brake-pads" | "brake-discs" | "fluid" | "battery" | "harness" | "seat" | "helmet" | "extinguisher" | "fuel-cell" | "other";
            /** @description Of the component */
            name: string;
            vehicle_id: number;
            /** @description Of the vehicle */
            make: string;
            /** @description Of the vehicle */
            model: string;
            /** @description Of the vehicle */
            year: number;
            /** @description Of the vehicle */
            nickname: string | null;
            /**
             * @description Of the vehicle's mileages
             * @enum {string}
             */
            odometer_unit: "mi" | "km" | "h";
            /** @description Of tyres none where nobody knows how they stood */
            positions: string[];
            /** Format: date */
            from_on: string | null;
            /** @description In odometer_unit */
            from_mileage: number | null;
            /** Format: date */
            to_on: string | null;
            /** @description In odometer_unit */
            to_mileage: number | null;
            /** @description Plain text */
            note: string | null;
            /** @description As the ETag says it */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CreateFitment: {
            component_id: number;
            vehicle_id: number;
            /** @description Of tyres the place of each, by its number, as they stood before where nothing is said, none where nobody knows; else one, or none */
            positions?: string[] | null;
            /**
             * Format: date
             * @description Required where `from_mileage` is not there
             */
            from_on?: string | null;
            /** @description What the odometer showed, in its own unit; required where `from_on` is not there */
            from_mileage?: number | null;
            /**
             * Format: date
             * @description The day on which it came off; neither it nor `to_mileage` as long as it is on
             */
            to_on?: string | null;
            /** @description What the odometer showed then, in its own unit */
            to_mileage?: number | null;
            /** @description Plain text */
            note?: string | null;
            /** @description What is in the way on the vehicle comes off on the same day and at the same mileage; else it is refused */
            takes_off?: boolean | null;
        };
        UpdateFitment: {
            /** @description Of tyres the place of each, by its number, as they stood before where nothing is said, none where nobody knows; else one, or none */
            positions?: string[] | null;
            /**
             * Format: date
             * @description Required where `from_mileage` is not there
             */
            from_on?: string | null;
            /** @description What the odometer showed, in its own unit; required where `from_on` is not there */
            from_mileage?: number | null;
            /**
             * Format: date
             * @description The day on which it came off; neither it nor `to_mileage` as long as it is on
             */
            to_on?: string | null;
            /** @description What the odometer showed then, in its own unit */
            to_mileage?: number | null;
            /** @description Plain text */
            note?: string | null;
        };
        DepthView: {
            /** @description Where the tyre stood */
            position: string;
            /** @description In depth_unit, as all three */
            inner: number | null;
            middle: number | null;
            outer: number | null;
        };
        EntryView: {
            id: number;
            component_id: number;
            /** @enum {string} */
            kind: "rotation" | "tread" | "rebuild" | "use";
            /** Format: date */
            happened_on: string;
            /** @description Of the vehicle that it was on, in its unit */
            mileage: number | null;
            /** @description Of a rotation */
            positions: string[] | null;
            /**
             * @description Of a tread
             * @enum {string|null}
             */
            depth_unit: "mm" | "1/32in" | null;
            /** @description Of a tread */
            depths: components["schemas"]["DepthView"][] | null;
            /** @description Of a use, in distance_unit */
            distance: number | null;
            /** @enum {string|null} */
            distance_unit: "km" | "mi" | null;
            /** @description Of a use */
            hours: number | null;
            /** @description Of a use */
            sessions: number | null;
            /**
             * @description Of a use: why it may be more, as of one in the place of what it ran on a vehicle that is not here any more
             * @enum {string|null}
             */
            open: "mileage-unknown" | "day-unknown" | "instrument-changed" | "odometer-falls" | "session-unclear" | "session-unmeasured" | null;
            /** @description Plain text */
            note: string | null;
            /** @description As the ETag says it */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CreateEntry: {
            component_id: number;
            /**
             * @description Tyres change places, a tread is read, a new life begins, or it was used where no odometer counted
             * @enum {string}
             */
            kind: "rotation" | "tread" | "rebuild" | "use";
            /** Format: date */
            happened_on: string;
            /** @description What the odometer of the vehicle showed that it was on, in its own unit */
            mileage?: number | null;
            /** @description Of a rotation: the place of each tyre, by its number */
            positions?: string[] | null;
            /**
             * @description Of a tread; mm where nothing is said
             * @enum {string|null}
             */
            depth_unit?: "mm" | "1/32in" | null;
            /** @description Of a tread */
            depths?: components["schemas"]["DepthOfTyre"][] | null;
            /** @description Of a use, in `distance_unit` */
            distance?: number | null;
            /**
             * @description km where nothing is said
             * @enum {string|null}
             */
            distance_unit?: "km" | "mi" | null;
            /** @description Of a use */
            hours?: number | null;
            /** @description Of a use */
            sessions?: number | null;
            /**
             * @description Of a use: why it may be more than is said, or nothing of it is known
             * @enum {string|null}
             */
            open?: "mileage-unknown" | "day-unknown" | "instrument-changed" | "odometer-falls" | "session-unclear" | "session-unmeasured" | null;
            /** @description Plain text */
            note?: string | null;
        };
        UpdateEntry: {
            /** Format: date */
            happened_on?: string;
            /** @description What the odometer of the vehicle showed that it was on, in its own unit */
            mileage?: number | null;
            /** @description Of a rotation: the place of each tyre, by its number */
            positions?: string[] | null;
            /**
             * @description Of a tread; mm where nothing is said
             * @enum {string|null}
             */
            depth_unit?: "mm" | "1/32in" | null;
            /** @description Of a tread */
            depths?: components["schemas"]["DepthOfTyre"][] | null;
            /** @description Of a use, in `distance_unit` */
            distance?: number | null;
            /**
             * @description km where nothing is said
             * @enum {string|null}
             */
            distance_unit?: "km" | "mi" | null;
            /** @description Of a use */
            hours?: number | null;
            /** @description Of a use */
            sessions?: number | null;
            /** @description Plain text */
            note?: string | null;
        };
        LifeView: {
            /** @description By the ledgers of the vehicles, while it was on */
            distance_km: number;
            hours: number;
            sessions: number;
            /**
             * @description Why it may be more; null where it is exact
             * @enum {string|null}
             */
            open: "mileage-unknown" | "day-unknown" | "instrument-changed" | "odometer-falls" | "session-unclear" | "session-unmeasured" | null;
            /**
             * Format: date
             * @description Made, first used, or rebuilt; null where nobody knows
             */
            from: string | null;
            /**
             * Format: date
             * @description The rebuild that ended it; null of the life that lasts
             */
            to: string | null;
            /** @description Whole months of age */
            months: number | null;
        };
        StandingView: {
            limit: components["schemas"]["LimitView"];
            /** @enum {string} */
            state: "far" | "near" | "reached" | "unknown";
            /** @description In the limit's unit; of a tread its depth */
            used: number | null;
            /** @description In the limit's unit */
            left: number | null;
            /** @description Some of the way is not known: it may be reached sooner */
            at_least: boolean;
            /** Format: date */
            due_on: string | null;
            /** @description On the odometer of the vehicle that it is on */
            due_mileage: number | null;
        };
        ComponentLifeView: {
            component_id: number;
            /** @enum {string} */
            kind: "tyres" | "engine" | "gearbox" | "clutch" | "differential" | "belt" | "brake-pads" | "brake-discs" | "fluid" | "battery" | "harness" | "seat" | "helmet" | "extinguisher" | "fuel-cell" | "other";
            name: string;
            /** @description The vehicle that it is on */
            vehicle_id: number | null;
            /**
             * Format: date
             * @description As written, or by the oldest DOT week
             */
            made_on: string | null;
            /** @description The life that lasts */
            life: components["schemas"]["LifeView"];
            limits: components["schemas"]["StandingView"][];
        };
        LivesView: {
            /** @description Given up ones left out */
            lives: components["schemas"]["ComponentLifeView"][];
        };
        UsedView: {
            /** @description By the ledgers of the vehicles, while it was on */
            distance_km: number;
            hours: number;
            sessions: number;
            /**
             * @description Why it may be more; null where it is exact
             * @enum {string|null}
             */
            open: "mileage-unknown" | "day-unknown" | "instrument-changed" | "odometer-falls" | "session-unclear" | "session-unmeasured" | null;
        };
        FitmentUsedView: {
            /** @description By the ledgers of the vehicles, while it was on */
            distance_km: number;
            hours: number;
            sessions: number;
            /**
             * @description Why it may be more; null where it is exact
             * @enum {string|null}
             */
            open: "mileage-unknown" | "day-unknown" | "instrument-changed" | "odometer-falls" | "session-unclear" | "session-unmeasured" | null;
            fitment_id: number;
        };
        EntryUsedView: {
            /** @description By the ledgers of the vehicles, while it was on */
            distance_km: number;
            hours: number;
            sessions: number;
            /**
             * @description Why it may be more; null where it is exact
             * @enum {string|null}
             */
            open: "mileage-unknown" | "day-unknown" | "instrument-changed" | "odometer-falls" | "session-unclear" | "session-unmeasured" | null;
            entry_id: number;
        };
        TreadView: {
            /** @description In its set, from 1 */
            tyre: number;
            /** @description Where it stands now */
            position: string;
            /** Format: date */
            read_on: string;
            /** @description The shallowest place of the last reading */
            depth_mm: number;
            /** @description Worn on 1000 km, by the first reading and the last */
            per_1000_km: number | null;
            /** @description The least that the readings allow */
            slowest: number | null;
            /** @description The most that the readings allow */
            fastest: number | null;
            /** @description To the limit, from the last reading on */
            left_km: number | null;
            least_km: number | null;
            /** @description Null where the slowest wear is none */
            most_km: number | null;
            /**
             * @description Why nothing is projected
             * @enum {string|null}
             */
            reason: "one-reading" | "distance-unknown" | "no-distance" | "no-wear" | null;
        };
        WholeLifeView: {
            component_id: number;
            /** @enum {string} */
            kind: "tyres" | "engine" | "gearbox" | "clutch" | "differential" | "belt" | "brake-pads" | "brake-discs" | "fluid" | "battery" | "harness" | "seat" | "helmet" | "extinguisher" | "fuel-cell" | "other";
            name: string;
            /** @description The vehicle that it is on */
            vehicle_id: number | null;
            /**
             * Format: date
             * @description As written, or by the oldest DOT week
             */
            made_on: string | null;
            /** @description The life that lasts */
            life: components["schemas"]["LifeView"];
            limits: components["schemas"]["StandingView"][];
            /** @description The first first */
            lives: components["schemas"]["LifeView"][];
            /** @description Over all its lives */
            total: components["schemas"]["UsedView"];
            fitments: components["schemas"]["FitmentUsedView"][];
            entries: components["schemas"]["EntryUsedView"][];
            /** @description Of tyres that were read */
            treads: components["schemas"]["TreadView"][];
            /** @description Of tyres: where each stands, by its number */
            places: string[];
        };
        HabitView: {
            /** @description The days of which it is the mean: the last five at most */
            days: number;
            sessions: number;
            /** @description Beside what its hour meter counts */
            hours: number;
            /** @description Beside what its odometer counts */
            distance_km: number;
        };
        AheadView: {
            distance_km: number;
            hours: number;
            sessions: number;
        };
        DrivenDayView: {
            /** Format: date */
            driven_on: string;
            sessions: number;
            seconds: number;
            /** @description Metres that its odometer did not count */
            metres: number;
            /** @description Seconds of the fastest lap */
            best: number | null;
        };
        TreadThenView: {
            /** @description In its set, from 1 */
            tyre: number;
            /** @description Where it stands now */
            position: string;
            /** Format: date */
            read_on: string;
            depth_mm: number;
            /** @description On the evening of that day, by the mean of its readings */
            then_mm: number | null;
            /** @description By the fastest wear that its readings allow */
            least_then_mm: number | null;
        };
        OnDayView: {
            component_id: number;
            /** @enum {string} */
            kind: "tyres" | "engine" | "gearbox" | "clutch" | "differential" | "belt" | "brake-pads" | "brake-discs" | "fluid" | "battery" | "harness" | "seat" | "helmet" | "extinguisher" | "fuel-cell" | "other";
            name: string;
            positions: string[];
            /** @description Whole months of age on that day */
            months: number | null;
            /** @description Today */
            now: components["schemas"]["StandingView"][];
            /** @description On the evening of that day, with what comes on top; of a day that is over: today */
            then: components["schemas"]["StandingView"][];
            treads: components["schemas"]["TreadThenView"][];
            /** @description By the sessions of that day */
            took: components["schemas"]["UsedView"];
            /** @description Sessions of that day that count for it */
            session_ids: number[];
            /** @description Sessions of that day of which nobody knows whether they do */
            unclear_session_ids: number[];
        };
        DayView: {
            vehicle_id: number;
            /** Format: date */
            day: string;
            /** @description The last days before it; null where there was none */
            habit: components["schemas"]["HabitView"] | null;
            /** @description What comes on top until its evening; nothing of a day that is over */
            ahead: components["schemas"]["AheadView"];
            /** @description Null where no session of it is known */
            driven: components["schemas"]["DrivenDayView"] | null;
            /** @description What is on the vehicle on that day, or what its sessions count for */
            components: components["schemas"]["OnDayView"][];
        };
        CheckView: {
            text: string;
            done: boolean;
        };
        ChecksView: {
            vehicle_id: number;
            /** Format: date */
            day: string;
            items: components["schemas"]["CheckView"][];
            /**
             * Format: date
             * @description The earlier day whose list it is, unticked; null where the day has its own, or there is none
             */
            taken_from: string | null;
            /** @description As the ETag says it; 0 where the day has no list of its own yet */
            version: number;
        };
        CheckInput: {
            /** @description Something to see to: `Wheel nuts, 110 Nm` */
            text: string;
            done: boolean;
        };
        SetChecks: {
            /** Format: date */
            day: string;
            items: components["schemas"]["CheckInput"][];
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
    "fillUpImports.list": {
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
    "fillUpImports.import": {
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
                "application/json": components["schemas"]["CreateFillUp"][] | components["schemas"]["CreateFillUp"];
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
            /** @description No list of fill-ups; nothing is stored */
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
    "fillUpImports.undo": {
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
    "fillUps.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description The order of the rows */
                sort?: "newest" | "oldest" | "station";
                /** @description Words to look for in station, note and vehicle, whatever their case and accents */
                search?: string;
                energy?: "petrol" | "diesel" | "lpg" | "cng" | "electricity" | "hydrogen" | "adblue" | "oil" | "two-stroke-mix";
                /** @description Those of this day and later */
                from?: string;
                /** @description Those of this day and earlier */
                to?: string;
                /** @description True: only those that are to be completed */
                to_complete?: boolean;
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
                    "application/json": components["schemas"]["FillUpView"][];
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
    "fillUps.create": {
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
                "application/json": components["schemas"]["CreateFillUp"];
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
                    "application/json": components["schemas"]["FillUpView"];
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
    "fillUps.listOfVehicle": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description The order of the rows */
                sort?: "newest" | "oldest" | "station";
                /** @description Words to look for in station, note and vehicle, whatever their case and accents */
                search?: string;
                energy?: "petrol" | "diesel" | "lpg" | "cng" | "electricity" | "hydrogen" | "adblue" | "oil" | "two-stroke-mix";
                /** @description Those of this day and later */
                from?: string;
                /** @description Those of this day and earlier */
                to?: string;
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
                    "application/json": components["schemas"]["FillUpView"][];
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
    "fillUps.lastUsed": {
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
                vehicleId: number;
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
                    "application/json": components["schemas"]["LastUsedOfVehicleView"];
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
    "fillUps.removeMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteFillUps"];
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
                    "application/json": components["schemas"]["DeletedFillUpsView"];
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
    "fillUps.get": {
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
                    "application/json": components["schemas"]["FillUpView"];
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
    "fillUps.update": {
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
                "application/json": components["schemas"]["UpdateFillUp"];
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
                    "application/json": components["schemas"]["FillUpView"];
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
    "fillUps.remove": {
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
    "fillupsHistory.history": {
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
    "componentImports.import": {
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
                "application/json": components["schemas"]["ImportedComponent"][] | components["schemas"]["ImportedComponent"];
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
            /** @description No list of components; nothing is stored */
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
    "components.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description The order of the rows */
                sort?: "name" | "newest";
                /** @description Words to look for in name, maker, number, size, place and note, whatever their case and accents */
                search?: string;
                /** @description Sets of tyres, or all other components */
                group?: "tyres" | "others";
                kind?: "tyres" | "engine" | "gearbox" | "clutch" | "differential" | "belt" | "brake-pads" | "brake-discs" | "fluid" | "battery" | "harness" | "seat" | "helmet" | "extinguisher" | "fuel-cell" | "other";
                /** @description On a vehicle, on none, or given up */
                state?: "on" | "off" | "retired";
                /** @description Those that are on this vehicle */
                vehicle_id?: number;
                /** @description Those that follow this part */
                part_id?: number;
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
                    "application/json": components["schemas"]["ComponentView"][];
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
    "components.create": {
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
                "application/json": components["schemas"]["CreateComponent"];
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
                    "application/json": components["schemas"]["ComponentView"];
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
    "components.get": {
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
                    "application/json": components["schemas"]["ComponentView"];
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
    "components.update": {
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
                "application/json": components["schemas"]["UpdateComponent"];
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
                    "application/json": components["schemas"]["ComponentView"];
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
    "components.remove": {
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
    "componentsHistory.history": {
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
    "consumption.get": {
        parameters: {
            query?: {
                /** @description Figures that end on this day and later */
                from?: string;
                /** @description Figures that end on this day and earlier */
                to?: string;
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
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsumptionView"];
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
                    "application/json": components["schemas"]["FillUpCostView"][];
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
                /** @description Words to look for in station, note and vehicle, whatever their case and accents */
                search?: string;
                energy?: "petrol" | "diesel" | "lpg" | "cng" | "electricity" | "hydrogen" | "adblue" | "oil" | "two-stroke-mix";
                /** @description Those of this day and later */
                from?: string;
                /** @description Those of this day and earlier */
                to?: string;
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
    "componentCosts.list": {
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
                    "application/json": components["schemas"]["ComponentCostView"][];
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
    "trackSessions.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description The order of the rows */
                sort?: "newest" | "oldest" | "best" | "track";
                /** @description Words to look for in track, note and vehicle, whatever their case and accents */
                search?: string;
                vehicle_id?: number;
                /** @description Those of this day and later */
                from?: string;
                /** @description Those of this day and earlier */
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
                    "application/json": components["schemas"]["TrackSessionRowView"][];
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
    "trackSessions.create": {
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
                "application/json": components["schemas"]["CreateTrackSession"];
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
                    "application/json": components["schemas"]["TrackSessionView"];
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
    "trackSessions.get": {
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
                    "application/json": components["schemas"]["TrackSessionView"];
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
    "trackSessions.update": {
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
                "application/json": components["schemas"]["UpdateTrackSession"];
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
                    "application/json": components["schemas"]["TrackSessionView"];
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
    "trackSessions.remove": {
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
    "tracksessionsHistory.history": {
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
    "fitments.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description Those that were on it on this day */
                on?: string;
                /** @description Those that are on it, or those that are not any more */
                lasting?: boolean;
                sort?: "newest" | "oldest";
                component_id?: number;
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
                    "application/json": components["schemas"]["FitmentView"][];
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
    "fitments.create": {
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
                "application/json": components["schemas"]["CreateFitment"];
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
                    "application/json": components["schemas"]["FitmentView"];
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
    "fitments.listOfVehicle": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description Those that were on it on this day */
                on?: string;
                /** @description Those that are on it, or those that are not any more */
                lasting?: boolean;
                sort?: "newest" | "oldest";
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
                    "application/json": components["schemas"]["FitmentView"][];
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
    "fitments.get": {
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
                    "application/json": components["schemas"]["FitmentView"];
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
    "fitments.update": {
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
                "application/json": components["schemas"]["UpdateFitment"];
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
                    "application/json": components["schemas"]["FitmentView"];
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
    "fitments.remove": {
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
    "fitmentsHistory.history": {
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
    "entries.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                component_id?: number;
                kind?: "rotation" | "tread" | "rebuild" | "use";
                sort?: "newest" | "oldest";
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
                    "application/json": components["schemas"]["EntryView"][];
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
    "entries.create": {
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
                "application/json": components["schemas"]["CreateEntry"];
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
                    "application/json": components["schemas"]["EntryView"];
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
    "entries.get": {
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
                    "application/json": components["schemas"]["EntryView"];
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
    "entries.update": {
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
                "application/json": components["schemas"]["UpdateEntry"];
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
                    "application/json": components["schemas"]["EntryView"];
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
    "entries.remove": {
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
    "whathappenedtocomponentsHistory.history": {
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
    "lives.list": {
        parameters: {
            query?: {
                /** @description Of sets of tyres, or of all other components */
                group?: "tyres" | "others";
                /** @description Of what is on this vehicle */
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
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LivesView"];
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
    "lives.get": {
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
                    "application/json": components["schemas"]["WholeLifeView"];
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
    "days.get": {
        parameters: {
            query: {
                /** @description The day on the track */
                on: string;
                /** @description Days on tracks from now until its evening, with the day itself; 1 where nothing is said */
                track_days?: number;
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
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayView"];
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
    "checks.get": {
        parameters: {
            query: {
                on: string;
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
                    /** @description The version, for If-Match */
                    ETag?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChecksView"];
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
    "checks.set": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path: {
                vehicleId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetChecks"];
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
                    "application/json": components["schemas"]["ChecksView"];
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
}

export type AheadView = components['schemas']['AheadView'];
export type ChannelRangeInput = components['schemas']['ChannelRangeInput'];
export type ChannelRangeView = components['schemas']['ChannelRangeView'];
export type CheckInput = components['schemas']['CheckInput'];
export type CheckView = components['schemas']['CheckView'];
export type ChecksView = components['schemas']['ChecksView'];
export type ComponentCostView = components['schemas']['ComponentCostView'];
export type ComponentLifeView = components['schemas']['ComponentLifeView'];
export type ComponentView = components['schemas']['ComponentView'];
export type ConsumptionView = components['schemas']['ConsumptionView'];
export type CostSumView = components['schemas']['CostSumView'];
export type CreateComponent = components['schemas']['CreateComponent'];
export type CreateEntry = components['schemas']['CreateEntry'];
export type CreateFillUp = components['schemas']['CreateFillUp'];
export type CreateFitment = components['schemas']['CreateFitment'];
export type CreateTrackSession = components['schemas']['CreateTrackSession'];
export type DayView = components['schemas']['DayView'];
export type DeleteFillUps = components['schemas']['DeleteFillUps'];
export type DeletedFillUpsView = components['schemas']['DeletedFillUpsView'];
export type DepthOfTyre = components['schemas']['DepthOfTyre'];
export type DepthView = components['schemas']['DepthView'];
export type DistanceCostView = components['schemas']['DistanceCostView'];
export type DrivenDayView = components['schemas']['DrivenDayView'];
export type EnergyConsumptionView = components['schemas']['EnergyConsumptionView'];
export type EntryUsedView = components['schemas']['EntryUsedView'];
export type EntryView = components['schemas']['EntryView'];
export type FieldChangeView = components['schemas']['FieldChangeView'];
export type FieldProblemView = components['schemas']['FieldProblemView'];
export type FigureView = components['schemas']['FigureView'];
export type FillUpCostView = components['schemas']['FillUpCostView'];
export type FillUpView = components['schemas']['FillUpView'];
export type FitmentUsedView = components['schemas']['FitmentUsedView'];
export type FitmentView = components['schemas']['FitmentView'];
export type FittedView = components['schemas']['FittedView'];
export type HabitView = components['schemas']['HabitView'];
export type HistoryEntryView = components['schemas']['HistoryEntryView'];
export type HistoryView = components['schemas']['HistoryView'];
export type ImportBatchView = components['schemas']['ImportBatchView'];
export type ImportBatchesView = components['schemas']['ImportBatchesView'];
export type ImportReport = components['schemas']['ImportReport'];
export type ImportResult = components['schemas']['ImportResult'];
export type ImportedComponent = components['schemas']['ImportedComponent'];
export type ImportedEntry = components['schemas']['ImportedEntry'];
export type ImportedFitment = components['schemas']['ImportedFitment'];
export type LastUsedOfVehicleView = components['schemas']['LastUsedOfVehicleView'];
export type LastUsedView = components['schemas']['LastUsedView'];
export type LifeView = components['schemas']['LifeView'];
export type LimitOfComponent = components['schemas']['LimitOfComponent'];
export type LimitView = components['schemas']['LimitView'];
export type LivesView = components['schemas']['LivesView'];
export type MonthConsumedView = components['schemas']['MonthConsumedView'];
export type OnDayView = components['schemas']['OnDayView'];
export type ProblemView = components['schemas']['ProblemView'];
export type SessionLapInput = components['schemas']['SessionLapInput'];
export type SessionLapView = components['schemas']['SessionLapView'];
export type SetChecks = components['schemas']['SetChecks'];
export type StaleView = components['schemas']['StaleView'];
export type StandingView = components['schemas']['StandingView'];
export type TogetherView = components['schemas']['TogetherView'];
export type TrackSessionRowView = components['schemas']['TrackSessionRowView'];
export type TrackSessionView = components['schemas']['TrackSessionView'];
export type TreadThenView = components['schemas']['TreadThenView'];
export type TreadView = components['schemas']['TreadView'];
export type TyreOfSet = components['schemas']['TyreOfSet'];
export type TyreView = components['schemas']['TyreView'];
export type UndoImport = components['schemas']['UndoImport'];
export type UndoneImportView = components['schemas']['UndoneImportView'];
export type UpdateComponent = components['schemas']['UpdateComponent'];
export type UpdateEntry = components['schemas']['UpdateEntry'];
export type UpdateFillUp = components['schemas']['UpdateFillUp'];
export type UpdateFitment = components['schemas']['UpdateFitment'];
export type UpdateTrackSession = components['schemas']['UpdateTrackSession'];
export type UsedView = components['schemas']['UsedView'];
export type WholeLifeView = components['schemas']['WholeLifeView'];
