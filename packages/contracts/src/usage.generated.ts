// Made from svc-usage/openapi.json by `npm run contracts`; not edited by hand.

export interface paths {
    "/api/imports/fill-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Imports of fill-ups that can be undone */
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
        /** Deletes the fill-ups that an import made, but for those that were changed since */
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
            changes: components["schemas"]["FieldChangeView"][];
        };
        HistoryView: {
            /** @description The newest first */
            entries: components["schemas"]["HistoryEntryView"][];
            /** @description Older entries are left out */
            more: boolean;
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
}

export type ConsumptionView = components['schemas']['ConsumptionView'];
export type CostSumView = components['schemas']['CostSumView'];
export type CreateFillUp = components['schemas']['CreateFillUp'];
export type DeleteFillUps = components['schemas']['DeleteFillUps'];
export type DeletedFillUpsView = components['schemas']['DeletedFillUpsView'];
export type DistanceCostView = components['schemas']['DistanceCostView'];
export type EnergyConsumptionView = components['schemas']['EnergyConsumptionView'];
export type FieldChangeView = components['schemas']['FieldChangeView'];
export type FieldProblemView = components['schemas']['FieldProblemView'];
export type FigureView = components['schemas']['FigureView'];
export type FillUpCostView = components['schemas']['FillUpCostView'];
export type FillUpView = components['schemas']['FillUpView'];
export type HistoryEntryView = components['schemas']['HistoryEntryView'];
export type HistoryView = components['schemas']['HistoryView'];
export type ImportBatchView = components['schemas']['ImportBatchView'];
export type ImportBatchesView = components['schemas']['ImportBatchesView'];
export type ImportReport = components['schemas']['ImportReport'];
export type ImportResult = components['schemas']['ImportResult'];
export type LastUsedOfVehicleView = components['schemas']['LastUsedOfVehicleView'];
export type LastUsedView = components['schemas']['LastUsedView'];
export type MonthConsumedView = components['schemas']['MonthConsumedView'];
export type ProblemView = components['schemas']['ProblemView'];
export type StaleView = components['schemas']['StaleView'];
export type TogetherView = components['schemas']['TogetherView'];
export type UndoImport = components['schemas']['UndoImport'];
export type UndoneImportView = components['schemas']['UndoneImportView'];
export type UpdateFillUp = components['schemas']['UpdateFillUp'];
