// Made from svc-records/openapi.json by `npm run contracts`; not edited by hand.

export interface paths {
    "/api/modifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Modifications, filtered and searched */
        get: operations["modifications.list"];
        put?: never;
        /** Records a modification */
        post: operations["modifications.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/modifications/vehicles/{vehicleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The modifications of a vehicle */
        get: operations["modifications.listOfVehicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/modifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One modification with its parts and its service event */
        get: operations["modifications.get"];
        /** Changes a modification; what is left out stays */
        put: operations["modifications.update"];
        post?: never;
        /** Deletes a modification */
        delete: operations["modifications.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/modifications/{id}/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a part to a modification */
        post: operations["modifications.addPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/modifications/{id}/parts/{partId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a part off a modification */
        delete: operations["modifications.removePart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/modifications/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was changed of it, and when */
        get: operations["modificationsHistory.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/modifications/costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What modifications cost that were begun or done, by vehicle, year, category and currency */
        get: operations["costs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/modifications/costs/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the modifications of a list cost that were begun or done, by currency */
        get: operations["costs.sums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Issues, filtered and searched */
        get: operations["issues.list"];
        put?: never;
        /** Records an issue */
        post: operations["issues.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/vehicle/{vehicleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The issues of a vehicle */
        get: operations["issues.listOfVehicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One issue with its related service events */
        get: operations["issues.get"];
        /** Changes an issue; what is left out stays */
        put: operations["issues.update"];
        post?: never;
        /** Deletes an issue */
        delete: operations["issues.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was changed of it, and when */
        get: operations["issuesHistory.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/track-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Track days, newest first */
        get: operations["trackDays.list"];
        put?: never;
        /** Records a track day */
        post: operations["trackDays.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/track-days/vehicles/{vehicleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The track days of a vehicle */
        get: operations["trackDays.listOfVehicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/track-days/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One track day with its report */
        get: operations["trackDays.get"];
        /** Changes a track day; what is left out stays */
        put: operations["trackDays.update"];
        post?: never;
        /** Deletes a track day */
        delete: operations["trackDays.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/track-days/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was changed of it, and when */
        get: operations["trackdaysHistory.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much room photos and documents take, and how much there is */
        get: operations["files.usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tags that files carry, of one kind where it is named; the 1,000 that most carry, those first */
        get: operations["files.tags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes for good what is in the trash; of one kind, where it is named */
        delete: operations["files.emptyTrash"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the pictures of a file again that could not be made; others stay */
        post: operations["files.makePicturesAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/files/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes the photos and documents that came with an import, but for those that were changed since */
        post: operations["fileImports.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photos/covers/{vehicleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Makes a photo its vehicle's cover, which svc-garage shows with the vehicle */
        put: operations["covers.choose"];
        post?: never;
        /** Takes a vehicle's cover away; the photo stays */
        delete: operations["covers.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Photos, filtered and searched; what is in the trash apart. They are made by uploads */
        get: operations["photos.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes many photos alike, all of them or none; what is left out stays */
        patch: operations["photos.updateMany"];
        trace?: never;
    };
    "/api/photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One photo */
        get: operations["photos.get"];
        put?: never;
        post?: never;
        /** Puts a photo into the trash, for 30 days; one that is there goes for good */
        delete: operations["photos.remove"];
        options?: never;
        head?: never;
        /** Changes a photo; what is left out stays */
        patch: operations["photos.update"];
        trace?: never;
    };
    "/api/albums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Albums, filtered and searched; their photos are a list of `/api/photos?album_id=` */
        get: operations["albums.list"];
        put?: never;
        /** Makes an album */
        post: operations["albums.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/albums/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One album */
        get: operations["albums.get"];
        put?: never;
        post?: never;
        /** Deletes an album; its photos stay */
        delete: operations["albums.remove"];
        options?: never;
        head?: never;
        /** Changes an album; what is left out stays. `photo_ids` sorts it: those in the trash keep their place */
        patch: operations["albums.update"];
        trace?: never;
    };
    "/api/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents, filtered and searched; what is in the trash apart. They are made by uploads */
        get: operations["documents.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document */
        get: operations["documents.get"];
        put?: never;
        post?: never;
        /** Puts a document into the trash, for 30 days; one that is there goes for good */
        delete: operations["documents.remove"];
        options?: never;
        head?: never;
        /** Changes a document; what is left out stays */
        patch: operations["documents.update"];
        trace?: never;
    };
    "/api/documents/{id}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of which pages of a document there are pictures */
        get: operations["documents.pages"];
        /** Has pictures made of the pages behind the first, which takes a moment */
        put: operations["documents.draw"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a paper says as data that it charges; 404 of one that says nothing */
        get: operations["documents.invoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts the same paper into the inbox once more, for the other vehicle that it is about */
        post: operations["documents.copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Joins pictures of pages into one PDF, which has the originals in it */
        post: operations["documents.join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/apart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a joined document apart: its papers come back from the trash, and it goes there */
        post: operations["documents.takeApart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photo-pairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Photos before and after, two and two; those of which one is in the trash do not show */
        get: operations["photoPairs.list"];
        put?: never;
        /** Makes a pair of two photos of one vehicle, or of none */
        post: operations["photoPairs.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photo-pairs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One pair */
        get: operations["photoPairs.get"];
        put?: never;
        post?: never;
        /** Deletes a pair; its photos stay */
        delete: operations["photoPairs.remove"];
        options?: never;
        head?: never;
        /** Changes a pair; what is left out stays */
        patch: operations["photoPairs.update"];
        trace?: never;
    };
    "/api/media/{file}/{variant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bytes of a file: of a photo, by its id */
        get: operations["media.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /** How long a file is, and what it is */
        head: operations["media.describe"];
        patch?: never;
        trace?: never;
    };
    "/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins an upload by tus 1.0.0 */
        post: operations["uploads.create"];
        delete?: never;
        /** What of the protocol tus is understood */
        options: operations["uploads.describe"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends an upload and removes what has arrived; a file that was made of it stays */
        delete: operations["uploads.terminate"];
        options?: never;
        /** How much of an upload has arrived; ends whoever still sends */
        head: operations["uploads.state"];
        /** Appends to an upload; its last piece makes the file */
        patch: operations["uploads.append"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ModificationPartView: {
            id: number;
            name: string;
            part_number: string | null;
            manufacturer: string | null;
            type: string;
            status: string;
        };
        ModificationServiceEventView: {
            id: number;
            name: string;
            type: string;
            /** Format: date */
            date_performed: string | null;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            date_performed_edtf: string | null;
            status: string;
        };
        ModificationInList: {
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
            /** @enum {string} */
            category: "Performance" | "Appearance" | "Comfort" | "Safety" | "Other";
            /** @enum {string} */
            status: "Planned" | "In Progress" | "Completed";
            /** Format: date */
            start_date: string | null;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            start_date_edtf: string | null;
            /** Format: date */
            completion_date: string | null;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            completion_date_edtf: string | null;
            cost: number | null;
            /** @description ISO 4217 */
            currency: string | null;
            service_event_id: number | null;
            /** @description As the ETag says it */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description In odometer_unit */
            mileage?: number | null;
            /**
             * @description Of the vehicle's mileages
             * @enum {string}
             */
            odometer_unit?: "mi" | "km" | "h";
            notes?: string | null;
            part_ids?: number[];
            parts?: components["schemas"]["ModificationPartView"][];
            service_event?: components["schemas"]["ModificationServiceEventView"] | null;
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
        CreateModification: {
            vehicle_id: number;
            name: string;
            description?: string | null;
            /**
             * @description Performance where a create leaves it out
             * @enum {string}
             */
            category?: "Performance" | "Appearance" | "Comfort" | "Safety" | "Other";
            /**
             * @description Planned where a create leaves it out
             * @enum {string}
             */
            status?: "Planned" | "In Progress" | "Completed";
            /** Format: date */
            start_date?: string | null;
            /**
             * @description EDTF: how exactly `start_date` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            start_date_edtf?: string | null;
            /** Format: date */
            completion_date?: string | null;
            /**
             * @description EDTF: how exactly `completion_date` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            completion_date_edtf?: string | null;
            /** @description In its currency, with as many decimals as that has */
            cost?: number | null;
            /** @description ISO 4217; the person's own where an amount names none */
            currency?: string | null;
            /** @description What the odometer showed when it was done, in its own unit */
            mileage?: number | null;
            notes?: string | null;
            /** @description A service event of the same vehicle */
            service_event_id?: number | null;
            /** @description Parts of the same vehicle */
            part_ids?: number[] | null;
        };
        ModificationView: {
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
            /** @enum {string} */
            category: "Performance" | "Appearance" | "Comfort" | "Safety" | "Other";
            /** @enum {string} */
            status: "Planned" | "In Progress" | "Completed";
            /** Format: date */
            start_date: string | null;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            start_date_edtf: string | null;
            /** Format: date */
            completion_date: string | null;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            completion_date_edtf: string | null;
            cost: number | null;
            /** @description ISO 4217 */
            currency: string | null;
            service_event_id: number | null;
            /** @description As the ETag says it */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description In odometer_unit */
            mileage: number | null;
            /**
             * @description Of the vehicle's mileages
             * @enum {string}
             */
            odometer_unit: "mi" | "km" | "h";
            notes: string | null;
            part_ids: number[];
            parts: components["schemas"]["ModificationPartView"][];
            service_event: components["schemas"]["ModificationServiceEventView"] | null;
        };
        UpdateModification: {
            name?: string;
            description?: string | null;
            /**
             * @description Performance where a create leaves it out
             * @enum {string}
             */
            category?: "Performance" | "Appearance" | "Comfort" | "Safety" | "Other";
            /**
             * @description Planned where a create leaves it out
             * @enum {string}
             */
            status?: "Planned" | "In Progress" | "Completed";
            /** Format: date */
            start_date?: string | null;
            /**
             * @description EDTF: how exactly `start_date` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            start_date_edtf?: string | null;
            /** Format: date */
            completion_date?: string | null;
            /**
             * @description EDTF: how exactly `completion_date` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            completion_date_edtf?: string | null;
            /** @description In its currency, with as many decimals as that has */
            cost?: number | null;
            /** @description ISO 4217; the person's own where an amount names none */
            currency?: string | null;
            /** @description What the odometer showed when it was done, in its own unit */
            mileage?: number | null;
            notes?: string | null;
            /** @description A service event of the same vehicle */
            service_event_id?: number | null;
            /** @description Parts of the same vehicle */
            part_ids?: number[] | null;
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
        AddPart: {
            /** @description A part of the same vehicle */
            part_id: number;
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
        ModificationCostView: {
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
             * @description The category of the modifications
             * @enum {string}
             */
            kind: "Performance" | "Appearance" | "Comfort" | "Safety" | "Other";
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
        IssueServiceEventView: {
            id: number;
            name: string;
            /** Format: date */
            date_performed: string | null;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            date_performed_edtf: string | null;
            type: string;
        };
        IssueView: {
            id: number;
            vehicle_id: number;
            title: string;
            description: string | null;
            /** @enum {string} */
            status: "Open" | "In Progress" | "Resolved";
            /** @enum {string} */
            priority: "Low" | "Medium" | "High";
            /** Format: date */
            reported_date: string;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            reported_date_edtf: string | null;
            /** Format: date */
            resolved_date: string | null;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            resolved_date_edtf: string | null;
            resolution_notes: string | null;
            /** @description In odometer_unit */
            mileage: number | null;
            /**
             * @description Of the vehicle's mileages
             * @enum {string}
             */
            odometer_unit: "mi" | "km" | "h";
            make: string;
            model: string;
            year: number;
            nickname: string | null;
            service_events: components["schemas"]["IssueServiceEventView"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CreateIssue: {
            vehicle_id: number;
            title: string;
            description?: string | null;
            /** @enum {string|null} */
            status?: "Open" | "In Progress" | "Resolved" | null;
            /** @enum {string|null} */
            priority?: "Low" | "Medium" | "High" | null;
            /** Format: date */
            reported_date?: string | null;
            /**
             * @description EDTF: how exactly `reported_date` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            reported_date_edtf?: string | null;
            /** Format: date */
            resolved_date?: string | null;
            /**
             * @description EDTF: how exactly `resolved_date` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            resolved_date_edtf?: string | null;
            resolution_notes?: string | null;
            /** @description What the odometer showed when it was noticed, in its own unit */
            mileage?: number | null;
            service_event_ids?: number[] | null;
        };
        UpdateIssue: {
            vehicle_id?: number;
            title?: string;
            description?: string | null;
            /** @enum {string|null} */
            status?: "Open" | "In Progress" | "Resolved" | null;
            /** @enum {string|null} */
            priority?: "Low" | "Medium" | "High" | null;
            /** Format: date */
            reported_date?: string | null;
            /**
             * @description EDTF: how exactly `reported_date` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            reported_date_edtf?: string | null;
            /** Format: date */
            resolved_date?: string | null;
            /**
             * @description EDTF: how exactly `resolved_date` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            resolved_date_edtf?: string | null;
            resolution_notes?: string | null;
            /** @description What the odometer showed when it was noticed, in its own unit */
            mileage?: number | null;
            service_event_ids?: number[] | null;
        };
        TrackDayInList: {
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
            event_date: string;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            event_date_edtf: string | null;
            track_name: string;
            /** @description As the ETag says it */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description In odometer_unit */
            mileage?: number | null;
            /**
             * @description Of the vehicle's mileages
             * @enum {string}
             */
            odometer_unit?: "mi" | "km" | "h";
            /** @description Rich text (HTML), sanitised */
            report?: string | null;
        };
        CreateTrackDay: {
            vehicle_id: number;
            /**
             * Format: date
             * @description Required where `event_date_edtf` is not there
             */
            event_date?: string | null;
            /**
             * @description EDTF: how exactly `event_date` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            event_date_edtf?: string | null;
            track_name: string;
            /** @description What the odometer showed, in its own unit */
            mileage?: number | null;
            /** @description Rich text (HTML), sanitised; null where nothing can be read in it */
            report?: string | null;
        };
        TrackDayView: {
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
            event_date: string;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            event_date_edtf: string | null;
            track_name: string;
            /** @description As the ETag says it */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description In odometer_unit */
            mileage: number | null;
            /**
             * @description Of the vehicle's mileages
             * @enum {string}
             */
            odometer_unit: "mi" | "km" | "h";
            /** @description Rich text (HTML), sanitised */
            report: string | null;
        };
        UpdateTrackDay: {
            vehicle_id?: number;
            /**
             * Format: date
             * @description Required where `event_date_edtf` is not there
             */
            event_date?: string | null;
            /**
             * @description EDTF: how exactly `event_date` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            event_date_edtf?: string | null;
            track_name?: string;
            /** @description What the odometer showed, in its own unit */
            mileage?: number | null;
            /** @description Rich text (HTML), sanitised; null where nothing can be read in it */
            report?: string | null;
        };
        FileUsageView: {
            /** @description Bytes of all originals, those in the trash and on their way included */
            used_bytes: number;
            /** @description Those of them in the trash */
            trash_bytes: number;
            /** @description What one account can keep */
            most_bytes: number;
            /** @description How long one file may be */
            file_most_bytes: number;
            /** @description How long one PDF may be */
            pdf_most_bytes: number;
        };
        TagView: {
            tag: string;
            /** @description How many files carry it */
            count: number;
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
        ChooseCover: {
            /** @description One of the vehicle, or of none: that becomes its vehicle */
            photo_id: number;
        };
        CoverView: {
            vehicle_id: number;
            photo_id: number;
            /** @description Names the content: `?v=` of its pictures */
            hash: string;
            /** @description Base64 */
            thumbhash: string | null;
            width: number | null;
            height: number | null;
        };
        VariantView: {
            /** @description Its longest side at most */
            name: string;
            width: number;
            height: number;
        };
        FileLinkView: {
            /** @enum {string} */
            subject_kind: "service-event" | "part" | "modification" | "issue" | "track-day" | "vehicle-identity" | "ownership-chapter" | "fill-up";
            subject_id: number;
        };
        PhotoView: {
            id: number;
            vehicle_id: number | null;
            make: string | null;
            model: string | null;
            year: number | null;
            nickname: string | null;
            /** @description The name of the file */
            name: string;
            media_type: string;
            bytes: number;
            /** @description Names the content: `?v=` of `/api/media/{file}/{variant}` */
            hash: string;
            /** @enum {string} */
            state: "pending" | "ready" | "damaged" | "failed";
            caption: string | null;
            /** @description By the camera's clock, `YYYY-MM-DDTHH:MM:SS` */
            taken_at: string;
            /** @description Of that clock from UTC, `+02:00` */
            taken_offset: string | null;
            /**
             * @description Who says when it was taken
             * @enum {string}
             */
            taken_from: "camera" | "upload" | "person";
            camera: string | null;
            width: number | null;
            height: number | null;
            /** @description How it is turned, clockwise in degrees, from the way up that its file says. The file itself stays as it came */
            turned: number;
            /** @description Base64 */
            thumbhash: string | null;
            variants: components["schemas"]["VariantView"][];
            tags: string[];
            links: components["schemas"]["FileLinkView"][];
            /** @description The first photo of the same bytes, where there is another */
            same_as: number | null;
            /**
             * Format: date-time
             * @description In the trash since; it goes for good after 30 days
             */
            deleted_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        FileLink: {
            /** @enum {string} */
            subject_kind: "service-event" | "part" | "modification" | "issue" | "track-day" | "vehicle-identity" | "ownership-chapter" | "fill-up";
            subject_id: number;
        };
        ChangePhotos: {
            /** @description All of them are changed, or none */
            ids: number[];
            add_tags?: string[] | null;
            remove_tags?: string[] | null;
            /** @description Records of the vehicle that each photo has then */
            add_links?: components["schemas"]["FileLink"][] | null;
            remove_links?: components["schemas"]["FileLink"][] | null;
            /** @description Another vehicle than before takes a photo from the records of the former */
            vehicle_id?: number | null;
            /** @description How it is turned, clockwise in degrees, from the way up that its file says. The file itself stays as it came; its pictures are made anew, and what is hidden of a document turns with it */
            turned?: number | null;
            /** @description They go behind the photos that the album has */
            add_to_album?: number | null;
            /** @description true puts them into the trash, false takes them out of it */
            deleted?: boolean | null;
        };
        UpdatePhoto: {
            caption?: string | null;
            /** @description By the camera's clock, `YYYY-MM-DDTHH:MM:SS` */
            taken_at?: string | null;
            /** @description Another vehicle than before takes the photo from the records of the former */
            vehicle_id?: number | null;
            tags?: string[] | null;
            /** @description All records that it belongs to; they are of its vehicle */
            links?: components["schemas"]["FileLink"][] | null;
            /** @description How it is turned, clockwise in degrees, from the way up that its file says. The file itself stays as it came; its pictures are made anew, and what is hidden of a document turns with it */
            turned?: number | null;
            /** @description false takes it out of the trash */
            deleted?: boolean | null;
        };
        CoverPhotoView: {
            id: number;
            /** @description Names the content: `?v=` of its pictures */
            hash: string;
            /** @description Base64 */
            thumbhash: string | null;
            width: number | null;
            height: number | null;
        };
        AlbumView: {
            id: number;
            name: string;
            vehicle_id: number | null;
            make: string | null;
            model: string | null;
            year: number | null;
            nickname: string | null;
            /** @description Without those in the trash, like the cover */
            photo_count: number;
            /** @description Its first photo */
            cover_photo: components["schemas"]["CoverPhotoView"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CreateAlbum: {
            name: string;
            /** @description The vehicle that it is about, if it is about one. It goes with that vehicle */
            vehicle_id?: number | null;
            /** @description All its photos, in their order */
            photo_ids?: number[] | null;
        };
        UpdateAlbum: {
            name?: string;
            /** @description The vehicle that it is about, if it is about one. It goes with that vehicle */
            vehicle_id?: number | null;
            /** @description All its photos, in their order */
            photo_ids?: number[] | null;
        };
        SuggestedPartView: {
            name: string;
            quantity: number;
            /** @description Of all of them, in the currency of the document */
            amount: number;
        };
        SuggestionView: {
            /** Format: date */
            dated: string | null;
            amount: number | null;
            /** @description ISO 4217 */
            currency: string | null;
            vendor: string | null;
            /** @description In mileage_unit */
            mileage: number | null;
            /**
             * @description null where the paper does not say it
             * @enum {string|null}
             */
            mileage_unit: "mi" | "km" | "h" | null;
            /** @description Number plate */
            plate: string | null;
            /** @description null where it may be misread */
            vin: string | null;
            /** @description Seventeen signs as they were read: for telling which vehicle is meant, not for keeping */
            vin_read: string | null;
            /** @description Those alone whose numbers add up */
            parts: components["schemas"]["SuggestedPartView"][];
        };
        InvoiceSummaryView: {
            /** @enum {string} */
            kind: "invoice" | "credit-note";
            number: string;
            /** Format: date */
            issued_on: string;
            /** @description Its name */
            seller: string | null;
            /** @description ISO 4217 */
            currency: string;
            /** @description With tax */
            gross: number;
            /** @description So many of its lines cost something */
            lines: number;
            /** @description So many of its sums are not what they are made of */
            findings: number;
        };
        HiddenAreaView: {
            /** @description Counted from 1 */
            sheet: number;
            /** @description In shares of the sheet, as it is seen */
            x: number;
            y: number;
            width: number;
            height: number;
        };
        DocumentView: {
            id: number;
            vehicle_id: number | null;
            make: string | null;
            model: string | null;
            year: number | null;
            nickname: string | null;
            /** @description The name of the file */
            name: string;
            media_type: string;
            bytes: number;
            /** @description Names the content: `?v=` of its pictures */
            hash: string;
            /**
             * @description locked: it asks for a password
             * @enum {string}
             */
            state: "pending" | "ready" | "damaged" | "locked" | "failed" | "no-room";
            /**
             * @description null in the inbox
             * @enum {string|null}
             */
            type: "registration" | "insurance" | "receipt" | "warranty" | "manual" | "inspection" | "title" | "letter" | "factory-paper" | "appraisal" | "other" | null;
            title: string | null;
            number: string | null;
            vendor: string | null;
            /** Format: date */
            dated: string | null;
            /** @description EDTF: how exactly the date is known whose first day stands beside it; null where it is that day */
            dated_edtf: string | null;
            /** Format: date */
            expires_on: string | null;
            amount: number | null;
            currency: string | null;
            /** @description In odometer_unit */
            mileage: number | null;
            /**
             * @description Of the vehicle's mileages; null where it is of none
             * @enum {string|null}
             */
            odometer_unit: "mi" | "km" | "h" | null;
            notes: string | null;
            pages: number | null;
            /** @description Of the picture of its first page */
            width: number | null;
            height: number | null;
            /** @description How it is turned, clockwise in degrees, from the way up that its file says. The file itself stays as it came */
            turned: number;
            /** @description Base64 */
            thumbhash: string | null;
            variants: components["schemas"]["VariantView"][];
            /**
             * @description Its text is that of the file, or was read by machine from its picture; null where none is known
             * @enum {string|null}
             */
            read_by: "file" | "machine" | null;
            /** @description Its picture is still to be read by machine */
            reading: boolean;
            /** @description Exact where it is an `invoice`, and never true before its owner says so */
            suggested: components["schemas"]["SuggestionView"] | null;
            /** @description Of a paper that says itself as data what it charges; all of it is at `…/invoice` */
            invoice: components["schemas"]["InvoiceSummaryView"] | null;
            /** @description What is hidden of it in dossiers; null where nobody has looked at every sheet: no dossier that withholds something shows it */
            hidden: components["schemas"]["HiddenAreaView"][] | null;
            /** @description In a list that was searched: the words around the place */
            found: string | null;
            tags: string[];
            links: components["schemas"]["FileLinkView"][];
            /** @description The papers that it was joined of, in order, as far as they are there or in the trash */
            joined_from: number[];
            /** @description The first file of the same bytes, where there is another */
            same_as: number | null;
            /**
             * Format: date-time
             * @description In the trash since; it goes for good after 30 days
             */
            deleted_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        PageView: {
            /** @description Counted from 1; its picture is the variant `page-<page>` */
            page: number;
            width: number;
            height: number;
        };
        DocumentPagesView: {
            /** @description Those of which there are pictures, in order */
            pages: components["schemas"]["PageView"][];
            /** @description Of so many pages pictures are made, of the first 50 at most */
            shown: number;
            /** @description More of them are being made */
            drawing: boolean;
        };
        InvoiceSellerView: {
            name: string | null;
            /** @description In lines */
            address: string | null;
            tax_id: string | null;
        };
        InvoiceLineView: {
            /** @description As the invoice counts */
            position: string | null;
            /**
             * @description labour by its unit, part by a number or by pieces; text costs nothing
             * @enum {string}
             */
            kind: "part" | "labour" | "other" | "text";
            name: string;
            description: string | null;
            part_number: string | null;
            /**
             * @description Whose number that is
             * @enum {string|null}
             */
            numbered_by: "manufacturer" | "seller" | "gtin" | "buyer" | null;
            quantity: number | null;
            /** @description UN/ECE Recommendation 20 and 21 (H87 pieces, HUR hours); of FatturaPA as it stands there */
            unit: string | null;
            /** @description Net, of one */
            price: number | null;
            /** @description Net, of all of them */
            net: number | null;
            /** @description In per cent */
            tax_rate: number | null;
            /** @description What of the gross total falls on it, with tax and with what is charged beside the lines; those of all lines are the gross total */
            share: number | null;
        };
        InvoiceChargeView: {
            reason: string | null;
            /** @description Net; negative where it is taken off */
            amount: number;
        };
        InvoiceTaxView: {
            /** @description In per cent */
            rate: number | null;
            basis: number | null;
            amount: number;
        };
        InvoiceTotalsView: {
            /** @description Of all lines, net */
            lines: number | null;
            net: number | null;
            tax: number | null;
            gross: number;
            /** @description Paid before */
            prepaid: number | null;
            due: number | null;
        };
        InvoiceMileageView: {
            value: number;
            /**
             * @description null where it does not say
             * @enum {string|null}
             */
            unit: "km" | "mi" | "h" | null;
        };
        InvoiceFindingView: {
            /** @enum {string} */
            kind: "line" | "lines" | "net" | "tax" | "taxes" | "gross" | "due";
            /** @description Of a line its position, of a tax its rate */
            of: string | null;
            /** @description As the invoice says */
            stated: number;
            /** @description What it is made of */
            expected: number;
        };
        InvoiceLotView: {
            /** @description Counted from 1 */
            position: number;
            /** @description So many are in the file */
            of: number;
        };
        InvoiceView: {
            /** @enum {string} */
            syntax: "cii" | "ubl" | "fatturapa";
            /** @description Which rules it says that it follows */
            profile: string | null;
            /** @enum {string} */
            kind: "invoice" | "credit-note";
            number: string;
            /** Format: date */
            issued_on: string;
            /** Format: date */
            delivered_on: string | null;
            /** @description ISO 4217 */
            currency: string;
            seller: components["schemas"]["InvoiceSellerView"];
            lines: components["schemas"]["InvoiceLineView"][];
            /** @description Of the whole, beside its lines */
            charges: components["schemas"]["InvoiceChargeView"][];
            taxes: components["schemas"]["InvoiceTaxView"][];
            totals: components["schemas"]["InvoiceTotalsView"];
            notes: string[];
            /** @description What a note says that the odometer showed */
            mileage: components["schemas"]["InvoiceMileageView"] | null;
            /** @description Its sums that are not what they are made of, to the cent */
            findings: components["schemas"]["InvoiceFindingView"][];
            /** @description It came in an envelope of a signature (.p7m), which nobody has checked */
            signed: boolean;
            /** @description Which invoice of its file it is, where there are several: each is a paper of its own */
            lot: components["schemas"]["InvoiceLotView"] | null;
            /** @description The lines that this paper is about, counted from 1: a copy for another car has others */
            chosen: number[];
        };
        CopyDocument: {
            /** @description The lines of its invoice that the copy is about, counted from 1 */
            lines?: number[] | null;
        };
        JoinDocuments: {
            /** @description Pictures of pages, in their order; of one vehicle, or of none */
            document_ids: number[];
            title?: string | null;
            /** @description true keeps the single papers where they are; they go into the trash else */
            keep?: boolean | null;
        };
        HiddenAreaInput: {
            /** @description Counted from 1 */
            sheet: number;
            /** @description Of the sheet's width, as it is seen */
            x: number;
            /** @description Of the sheet's height */
            y: number;
            /** @description More than 0, and x + width not more than 1 */
            width: number;
            /** @description More than 0, and y + height not more than 1 */
            height: number;
        };
        UpdateDocument: {
            /**
             * @description null puts it back into the inbox
             * @enum {string|null}
             */
            type?: "registration" | "insurance" | "receipt" | "warranty" | "manual" | "inspection" | "title" | "letter" | "factory-paper" | "appraisal" | "other" | null;
            title?: string | null;
            /** @description Of the policy, the invoice, the certificate */
            number?: string | null;
            /** @description Who issued it */
            vendor?: string | null;
            /** Format: date */
            dated?: string | null;
            /**
             * @description EDTF: how exactly `dated` is known, which is its first day; null where it is that day
             * @example 1974-05~
             */
            dated_edtf?: string | null;
            /**
             * Format: date
             * @description The last day that it is good for
             */
            expires_on?: string | null;
            /** @description In its currency */
            amount?: number | null;
            /** @description ISO 4217; the person's own where an amount names none */
            currency?: string | null;
            /** @description In the vehicle's unit */
            mileage?: number | null;
            notes?: string | null;
            /** @description Another vehicle than before takes the document from the records of the former */
            vehicle_id?: number | null;
            tags?: string[] | null;
            /** @description All records that it belongs to; they are of its vehicle */
            links?: components["schemas"]["FileLink"][] | null;
            /** @description How it is turned, clockwise in degrees, from the way up that its file says. The file itself stays as it came; its pictures are made anew, and what is hidden of a document turns with it */
            turned?: number | null;
            /** @description All that is hidden of it in dossiers; an empty list says that somebody has looked at every sheet and there is nothing to hide, null that nobody has */
            hidden?: components["schemas"]["HiddenAreaInput"][] | null;
            /** @description false takes it out of the trash */
            deleted?: boolean | null;
        };
        PairedPhotoView: {
            id: number;
            /** @description Names the content: `?v=` of its pictures */
            hash: string;
            /** @description Base64 */
            thumbhash: string | null;
            width: number | null;
            height: number | null;
            /** @description By the camera's clock, `YYYY-MM-DDTHH:MM:SS` */
            taken_at: string;
            /** @enum {string} */
            state: "pending" | "ready" | "damaged" | "failed";
            caption: string | null;
        };
        PhotoPairView: {
            id: number;
            title: string | null;
            /** @description Of both photos */
            vehicle_id: number | null;
            make: string | null;
            model: string | null;
            year: number | null;
            nickname: string | null;
            before: components["schemas"]["PairedPhotoView"];
            after: components["schemas"]["PairedPhotoView"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CreatePhotoPair: {
            before_id: number;
            /** @description Another photo of the same vehicle, or as little of one */
            after_id: number;
            title?: string | null;
        };
        UpdatePhotoPair: {
            before_id?: number;
            /** @description Another photo of the same vehicle, or as little of one */
            after_id?: number;
            title?: string | null;
        };
        UploadView: {
            id: number;
            /** @description How long the file is */
            bytes: number;
            /**
             * Format: date-time
             * @description Until when it waits for its next piece
             */
            expires_at: string;
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
    "modifications.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description The order of the rows */
                sort?: "newest" | "start" | "completion" | "name" | "vehicle" | "category" | "status" | "cost";
                /** @description Said to look for, whatever their case and order; each must be found */
                search?: string;
                category?: "Performance" | "Appearance" | "Comfort" | "Safety" | "Other";
                status?: "Planned" | "In Progress" | "Completed";
                /** @description whole: each as it is read by itself, as without it. row: without what no list shows, which is quicker */
                view?: "whole" | "row";
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
            /** @description Each is whole, a ModificationView; `view=row` leaves out what is optional here */
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
                    "application/json": components["schemas"]["ModificationInList"][];
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
    "modifications.create": {
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
                "application/json": components["schemas"]["CreateModification"];
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
                    "application/json": components["schemas"]["ModificationView"];
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
    "modifications.listOfVehicle": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description The order of the rows */
                sort?: "newest" | "start" | "completion" | "name" | "vehicle" | "category" | "status" | "cost";
                /** @description Said to look for, whatever their case and order; each must be found */
                search?: string;
                category?: "Performance" | "Appearance" | "Comfort" | "Safety" | "Other";
                status?: "Planned" | "In Progress" | "Completed";
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
            /** @description Each is whole, a ModificationView; `view=row` leaves out what is optional here */
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
                    "application/json": components["schemas"]["ModificationInList"][];
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
    "modifications.get": {
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
                    "application/json": components["schemas"]["ModificationView"];
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
    "modifications.update": {
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
                "application/json": components["schemas"]["UpdateModification"];
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
                    "application/json": components["schemas"]["ModificationView"];
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
    "modifications.remove": {
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
    "modifications.addPart": {
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
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPart"];
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
                    "application/json": components["schemas"]["ModificationView"];
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
            /** @description There is no such modification, or it is not yours */
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
    "modifications.removePart": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path: {
                id: number;
                partId: number;
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
    "modificationsHistory.history": {
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
                    "application/json": components["schemas"]["ModificationCostView"][];
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
                category?: "Performance" | "Appearance" | "Comfort" | "Safety" | "Other";
                status?: "Planned" | "In Progress" | "Completed";
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
    "issues.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description The order of the rows */
                sort?: string;
                /** @description Said to look for, whatever their case and order; each must be found */
                search?: string;
                status?: "Open" | "In Progress" | "Resolved";
                priority?: "Low" | "Medium" | "High";
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
                    "application/json": components["schemas"]["IssueView"][];
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
    "issues.create": {
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
                "application/json": components["schemas"]["CreateIssue"];
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
                    "application/json": components["schemas"]["IssueView"];
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
    "issues.listOfVehicle": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description The order of the rows */
                sort?: string;
                /** @description Said to look for, whatever their case and order; each must be found */
                search?: string;
                status?: "Open" | "In Progress" | "Resolved";
                priority?: "Low" | "Medium" | "High";
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
                    "application/json": components["schemas"]["IssueView"][];
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
    "issues.get": {
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
                    "application/json": components["schemas"]["IssueView"];
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
    "issues.update": {
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
                "application/json": components["schemas"]["UpdateIssue"];
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
                    "application/json": components["schemas"]["IssueView"];
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
    "issues.remove": {
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
    "issuesHistory.history": {
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
    "trackDays.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description The order of the rows */
                sort?: "newest" | "oldest" | "track";
                /** @description Said to look for, whatever their case and order; each must be found */
                search?: string;
                /** @description whole: each as it is read by itself, as without it. row: without what no list shows, which is quicker */
                view?: "whole" | "row";
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
            /** @description Each is whole, a TrackDayView; `view=row` leaves out what is optional here */
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
                    "application/json": components["schemas"]["TrackDayInList"][];
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
    "trackDays.create": {
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
                "application/json": components["schemas"]["CreateTrackDay"];
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
                    "application/json": components["schemas"]["TrackDayView"];
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
    "trackDays.listOfVehicle": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description The order of the rows */
                sort?: "newest" | "oldest" | "track";
                /** @description Said to look for, whatever their case and order; each must be found */
                search?: string;
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
            /** @description Each is whole, a TrackDayView; `view=row` leaves out what is optional here */
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
                    "application/json": components["schemas"]["TrackDayInList"][];
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
    "trackDays.get": {
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
                    "application/json": components["schemas"]["TrackDayView"];
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
    "trackDays.update": {
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
                "application/json": components["schemas"]["UpdateTrackDay"];
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
                    "application/json": components["schemas"]["TrackDayView"];
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
    "trackDays.remove": {
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
    "trackdaysHistory.history": {
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
    "files.usage": {
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
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUsageView"];
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
    "files.tags": {
        parameters: {
            query?: {
                kind?: "photo" | "document";
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
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagView"][];
                };
            };
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
    "files.emptyTrash": {
        parameters: {
            query?: {
                kind?: "photo" | "document";
            };
            header?: never;
            path?: never;
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
    "files.makePicturesAgain": {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description There is no such file, or it is not yours */
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
    "fileImports.undo": {
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
    "covers.choose": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vehicleId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseCover"];
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
                    "application/json": components["schemas"]["CoverView"];
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
    "covers.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vehicleId: number;
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
    "photos.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description newest (as without it) or oldest by when they were taken, added, name; album with `album_id` */
                sort?: string;
                /** @description Said to look for, whatever their case and order; each must be found */
                search?: string;
                vehicle_id?: number;
                /** @description The record that it belongs to, by kind and id, `issue:12`, or one of several: `issue:12,part:3` */
                subject?: string;
                tag?: string;
                /** @description The album that it is in */
                album_id?: number;
                /** @description true for what is in the trash */
                deleted?: boolean;
                /** @description Those of this day and later, of which somebody knows when they were taken */
                from?: string;
                /** @description Those of this day and earlier, of which somebody knows when they were taken */
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
                    "application/json": components["schemas"]["PhotoView"][];
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
    "photos.updateMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePhotos"];
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
                    "application/json": components["schemas"]["PhotoView"][];
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
    "photos.get": {
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
                    "application/json": components["schemas"]["PhotoView"];
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
    "photos.remove": {
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
    "photos.update": {
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
                "application/json": components["schemas"]["UpdatePhoto"];
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
                    "application/json": components["schemas"]["PhotoView"];
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
    "albums.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description newest (as without it), updated or name */
                sort?: string;
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
                    "application/json": components["schemas"]["AlbumView"][];
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
    "albums.create": {
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
                "application/json": components["schemas"]["CreateAlbum"];
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
                    "application/json": components["schemas"]["AlbumView"];
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
    "albums.get": {
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
                    "application/json": components["schemas"]["AlbumView"];
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
    "albums.remove": {
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
    "albums.update": {
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
                "application/json": components["schemas"]["UpdateAlbum"];
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
                    "application/json": components["schemas"]["AlbumView"];
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
    "documents.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description newest (as without it) or oldest by the date on them, expires, added, name */
                sort?: string;
                /** @description Said to look for, whatever their case and order; each must be found */
                search?: string;
                vehicle_id?: number;
                /** @description The record that it belongs to, by kind and id, `issue:12`, or one of several: `issue:12,part:3` */
                subject?: string;
                tag?: string;
                type?: "registration" | "insurance" | "receipt" | "warranty" | "manual" | "inspection" | "title" | "letter" | "factory-paper" | "appraisal" | "other";
                /** @description true for what nobody has filed yet */
                inbox?: boolean;
                /** @description Those that run out on this day or before */
                expires_by?: string;
                /** @description false leaves out a registration, insurance or inspection of which the vehicle has another that is good for longer */
                replaced?: boolean;
                /** @description Leaves out what ran out before this day, but for a registration, insurance or inspection: each of them is to be renewed */
                lapsed_since?: string;
                /** @description true for what is in the trash */
                deleted?: boolean;
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
                    "application/json": components["schemas"]["DocumentView"][];
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
    "documents.get": {
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
                    "application/json": components["schemas"]["DocumentView"];
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
    "documents.remove": {
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
    "documents.update": {
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
                "application/json": components["schemas"]["UpdateDocument"];
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
                    "application/json": components["schemas"]["DocumentView"];
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
    "documents.pages": {
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
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentPagesView"];
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
    "documents.draw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
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
                    "application/json": components["schemas"]["DocumentPagesView"];
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
    "documents.invoice": {
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
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceView"];
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
    "documents.copy": {
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
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyDocument"];
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
                    "application/json": components["schemas"]["DocumentView"];
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
    "documents.join": {
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
                "application/json": components["schemas"]["JoinDocuments"];
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
                    "application/json": components["schemas"]["DocumentView"];
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
    "documents.takeApart": {
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
                    "application/json": components["schemas"]["DocumentView"];
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
    "photoPairs.list": {
        parameters: {
            query?: {
                /** @description Rows of a page; without it the whole list comes */
                limit?: number;
                /** @description Where to go on, as the `Link` header of the page before says */
                cursor?: string;
                /** @description newest (as without it), or taken: by when the photo after was taken, newest first */
                sort?: string;
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
                    "application/json": components["schemas"]["PhotoPairView"][];
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
    "photoPairs.create": {
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
                "application/json": components["schemas"]["CreatePhotoPair"];
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
                    "application/json": components["schemas"]["PhotoPairView"];
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
    "photoPairs.get": {
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
                    "application/json": components["schemas"]["PhotoPairView"];
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
    "photoPairs.remove": {
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
    "photoPairs.update": {
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
                "application/json": components["schemas"]["UpdatePhotoPair"];
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
                    "application/json": components["schemas"]["PhotoPairView"];
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
    "media.show": {
        parameters: {
            query?: {
                /** @description The `hash` of the file: an address with it stands for one content for ever */
                v?: string;
            };
            header?: {
                /** @description One range of bytes, as `bytes=0-1023` */
                Range?: string;
                /**
                 * @description What answers to writes gave, with commas between: the answer knows of them, or says within a second what not
                 * @example service=3f2a9c01/4711.12
                 */
                "X-Facts-Position"?: string;
            };
            path: {
                file: number;
                /** @description The file itself, a picture of it by its longest side (`320`, `960`, `2048`), or a page of a document (`page-2`) */
                variant: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description By the content */
                    ETag?: string;
                    /** @description For a year where `v` is right; else to be asked for again */
                    "Cache-Control"?: string;
                    /** @description Its name, and `attachment` where browsers cannot show it */
                    "Content-Disposition"?: string;
                    /** @description `bytes` */
                    "Accept-Ranges"?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The range that was asked for */
            206: {
                headers: {
                    /** @description By the content */
                    ETag?: string;
                    /** @description For a year where `v` is right; else to be asked for again */
                    "Cache-Control"?: string;
                    /** @description Its name, and `attachment` where browsers cannot show it */
                    "Content-Disposition"?: string;
                    /** @description `bytes` */
                    "Accept-Ranges"?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description It is what `If-None-Match` names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
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
            /** @description There is no such file, it is not yours, or that picture of it is not made (yet) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The file is not that long */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many are being sent; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "media.describe": {
        parameters: {
            query?: {
                /** @description The `hash` of the file: an address with it stands for one content for ever */
                v?: string;
            };
            header?: never;
            path: {
                file: number;
                /** @description The file itself, a picture of it by its longest side (`320`, `960`, `2048`), or a page of a document (`page-2`) */
                variant: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description By the content */
                    ETag?: string;
                    /** @description For a year where `v` is right; else to be asked for again */
                    "Cache-Control"?: string;
                    /** @description Its name, and `attachment` where browsers cannot show it */
                    "Content-Disposition"?: string;
                    /** @description `bytes` */
                    "Accept-Ranges"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is what `If-None-Match` names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
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
            /** @description There is no such file, it is not yours, or that picture of it is not made (yet) */
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
    "uploads.create": {
        parameters: {
            query?: never;
            header: {
                /** @description Pairs of a name and its value in Base64, with commas between: `filename` and `kind`; optionally `vehicle_id`, or `subject_kind` and `subject_id` (with it `position`, its place among the files of that record); of a photo `caption`, of a document `type` and `title`; `import`, the UUID of the import that it came with */
                "Upload-Metadata": string;
                /** @description How long the file is, in bytes */
                "Upload-Length": number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    /** @description The version of the protocol */
                    "Tus-Resumable"?: string;
                    /** @description Bytes that have arrived */
                    "Upload-Offset"?: number;
                    /** @description Until when it waits for its next piece (RFC 9110) */
                    "Upload-Expires"?: string;
                    /** @description Once all has arrived: the id of the file that was made of it */
                    "Carnet-File"?: number;
                    /** @description Where to send its pieces */
                    Location?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadView"];
                };
            };
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
            /** @description What it is meant for is not there, or is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description By its name, it is none of what can be kept */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The quota is reached, or what others may have on its way into a garage */
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
    "uploads.describe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    /** @description The version of the protocol */
                    "Tus-Resumable"?: string;
                    /** @description Of one file, whatever it is */
                    "Tus-Max-Size"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "uploads.terminate": {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description Another version of the protocol */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "uploads.state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The version of the protocol */
                    "Tus-Resumable"?: string;
                    /** @description Bytes that have arrived */
                    "Upload-Offset"?: number;
                    /** @description Until when it waits for its next piece (RFC 9110) */
                    "Upload-Expires"?: string;
                    /** @description Once all has arrived: the id of the file that was made of it */
                    "Carnet-File"?: number;
                    /** @description How long it is */
                    "Upload-Length"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such upload, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was left for too long */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "uploads.append": {
        parameters: {
            query?: never;
            header: {
                /** @description Where the piece begins */
                "Upload-Offset": number;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": string;
            };
        };
        responses: {
            204: {
                headers: {
                    /** @description The version of the protocol */
                    "Tus-Resumable"?: string;
                    /** @description Bytes that have arrived */
                    "Upload-Offset"?: number;
                    /** @description Until when it waits for its next piece (RFC 9110) */
                    "Upload-Expires"?: string;
                    /** @description Once all has arrived: the id of the file that was made of it */
                    "Carnet-File"?: number;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
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
            /** @description There is no such upload, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description It goes on elsewhere, or at another offset: ask by HEAD */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description It was left for too long */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The content is not what the name says */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The quota is reached, or a virus was found in the file */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many at once, or disk, storage or virus scanner do not take it now; see Retry-After */
            503: {
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

export type AddPart = components['schemas']['AddPart'];
export type AlbumView = components['schemas']['AlbumView'];
export type ChangePhotos = components['schemas']['ChangePhotos'];
export type ChooseCover = components['schemas']['ChooseCover'];
export type CopyDocument = components['schemas']['CopyDocument'];
export type CostSumView = components['schemas']['CostSumView'];
export type CoverPhotoView = components['schemas']['CoverPhotoView'];
export type CoverView = components['schemas']['CoverView'];
export type CreateAlbum = components['schemas']['CreateAlbum'];
export type CreateIssue = components['schemas']['CreateIssue'];
export type CreateModification = components['schemas']['CreateModification'];
export type CreatePhotoPair = components['schemas']['CreatePhotoPair'];
export type CreateTrackDay = components['schemas']['CreateTrackDay'];
export type DocumentPagesView = components['schemas']['DocumentPagesView'];
export type DocumentView = components['schemas']['DocumentView'];
export type FieldChangeView = components['schemas']['FieldChangeView'];
export type FieldProblemView = components['schemas']['FieldProblemView'];
export type FileLink = components['schemas']['FileLink'];
export type FileLinkView = components['schemas']['FileLinkView'];
export type FileUsageView = components['schemas']['FileUsageView'];
export type HiddenAreaInput = components['schemas']['HiddenAreaInput'];
export type HiddenAreaView = components['schemas']['HiddenAreaView'];
export type HistoryEntryView = components['schemas']['HistoryEntryView'];
export type HistoryView = components['schemas']['HistoryView'];
export type InvoiceChargeView = components['schemas']['InvoiceChargeView'];
export type InvoiceFindingView = components['schemas']['InvoiceFindingView'];
export type InvoiceLineView = components['schemas']['InvoiceLineView'];
export type InvoiceLotView = components['schemas']['InvoiceLotView'];
export type InvoiceMileageView = components['schemas']['InvoiceMileageView'];
export type InvoiceSellerView = components['schemas']['InvoiceSellerView'];
export type InvoiceSummaryView = components['schemas']['InvoiceSummaryView'];
export type InvoiceTaxView = components['schemas']['InvoiceTaxView'];
export type InvoiceTotalsView = components['schemas']['InvoiceTotalsView'];
export type InvoiceView = components['schemas']['InvoiceView'];
export type IssueServiceEventView = components['schemas']['IssueServiceEventView'];
export type IssueView = components['schemas']['IssueView'];
export type JoinDocuments = components['schemas']['JoinDocuments'];
export type ModificationCostView = components['schemas']['ModificationCostView'];
export type ModificationInList = components['schemas']['ModificationInList'];
export type ModificationPartView = components['schemas']['ModificationPartView'];
export type ModificationServiceEventView = components['schemas']['ModificationServiceEventView'];
export type ModificationView = components['schemas']['ModificationView'];
export type PageView = components['schemas']['PageView'];
export type PairedPhotoView = components['schemas']['PairedPhotoView'];
export type PhotoPairView = components['schemas']['PhotoPairView'];
export type PhotoView = components['schemas']['PhotoView'];
export type ProblemView = components['schemas']['ProblemView'];
export type StaleView = components['schemas']['StaleView'];
export type SuggestedPartView = components['schemas']['SuggestedPartView'];
export type SuggestionView = components['schemas']['SuggestionView'];
export type TagView = components['schemas']['TagView'];
export type TrackDayInList = components['schemas']['TrackDayInList'];
export type TrackDayView = components['schemas']['TrackDayView'];
export type UndoImport = components['schemas']['UndoImport'];
export type UndoneImportView = components['schemas']['UndoneImportView'];
export type UpdateAlbum = components['schemas']['UpdateAlbum'];
export type UpdateDocument = components['schemas']['UpdateDocument'];
export type UpdateIssue = components['schemas']['UpdateIssue'];
export type UpdateModification = components['schemas']['UpdateModification'];
export type UpdatePhoto = components['schemas']['UpdatePhoto'];
export type UpdatePhotoPair = components['schemas']['UpdatePhotoPair'];
export type UpdateTrackDay = components['schemas']['UpdateTrackDay'];
export type UploadView = components['schemas']['UploadView'];
export type VariantView = components['schemas']['VariantView'];
