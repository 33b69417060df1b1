// Made from svc-dossier/openapi.json by `npm run contracts`; not edited by hand.

export interface paths {
    "/api/dossiers/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public key that books are sealed with, and that checkpoints are signed with */
        get: operations["key.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dossiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dossiers, newest first */
        get: operations["dossiers.list"];
        put?: never;
        /** Has the book of a vehicle made, in its turn */
        post: operations["dossiers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dossiers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One dossier: how far it is, and what it holds once it is ready */
        get: operations["dossiers.get"];
        put?: never;
        post?: never;
        /** Deletes a dossier; one that is being made is given up */
        delete: operations["dossiers.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/vehicles/{id}/checkpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed head of the journal of a vehicle */
        get: operations["checkpoints.checkpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dossiers/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The book as a PDF, to be saved */
        get: operations["dossierFile.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/dossiers/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The book as a PDF, as a browser shows it */
        get: operations["dossierMedia.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /** How long a book is */
        head: operations["dossierMedia.describe"];
        patch?: never;
        trace?: never;
    };
    "/api/media/dossiers/{id}/pages/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of one of the first pages of a book */
        get: operations["dossierMedia.page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports of everything, newest first */
        get: operations["exports.list"];
        put?: never;
        /** Has everything that you have put into one ZIP; while one is being made, it answers that one */
        post: operations["exports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One export: how far it is, and what it holds once it is ready */
        get: operations["exports.get"];
        put?: never;
        post?: never;
        /** Deletes an export; one that is being made is given up */
        delete: operations["exports.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ZIP, to be saved */
        get: operations["exportFile.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ZIP, as a browser saves it */
        get: operations["exportMedia.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /** How long an export is */
        head: operations["exportMedia.describe"];
        patch?: never;
        trace?: never;
    };
    "/api/dossiers/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** About what a book of these options would be; nothing is made */
        post: operations["evidence.estimate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dossiers/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What stands behind the history of a vehicle, and what is missing */
        get: operations["evidence.get"];
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
        SealingKeyView: {
            /** @description By whom books are sealed, as it stands in each seal */
            origin: string;
            /** @description The public key, as C2SP signed notes write it: `origin+id+base64` */
            key: string;
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
        DossierVehicleView: {
            make: string;
            model: string;
            year: number;
            nickname: string | null;
        };
        DossierOptionsView: {
            chapters: ("identity" | "ownership" | "timeline" | "services" | "modifications" | "issues" | "track-days" | "plates" | "papers" | "parts")[];
            /** Format: date */
            from: string | null;
            /** Format: date */
            to: string | null;
            withhold: ("prices" | "names")[];
            withhold_words: string[];
            /** @enum {string} */
            paper: "a4" | "letter";
            sheets: boolean;
            /** @enum {string} */
            language: "en" | "de" | "es" | "fr" | "it" | "ja";
            region: string;
            /** @enum {string} */
            distance_unit: "mi" | "km";
        };
        DossierErrorView: {
            code: string;
            /** @description In the language that the request asks for */
            msg: string;
        };
        DossierView: {
            id: number;
            vehicle_id: number;
            vehicle: components["schemas"]["DossierVehicleView"];
            options: components["schemas"]["DossierOptionsView"];
            /** @enum {string} */
            state: "queued" | "collecting" | "drawing" | "typesetting" | "sealing" | "ready" | "failed";
            /** @description Of the state that it is in: photos and sheets that are drawn */
            done: number;
            of: number;
            /** @description In the queue, from 1; null where it is not queued, or waits for more than its turn */
            place: number | null;
            /** @description What is away, where a queued book was put off for it; it goes on by itself */
            waiting: components["schemas"]["DossierErrorView"] | null;
            error: components["schemas"]["DossierErrorView"] | null;
            pages: number | null;
            /** @description Photos */
            plates: number | null;
            /** @description Pages of papers */
            sheets: number | null;
            entries: number | null;
            /** @description Papers that are not shown, since nobody has looked through them */
            withheld: number | null;
            /** @description Bytes */
            size: number | null;
            /** @description Of the whole file */
            sha256: string | null;
            /** @description SHA-256 of its content, as every page has it */
            fingerprint: string | null;
            /** @description How many of its first pages there are pictures of */
            previews: number;
            made_with: {
                [key: string]: string;
            } | null;
            /** @description The signed note of the journal that it is of */
            checkpoint: string | null;
            /** Format: date */
            issued_on: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            finished_at: string | null;
        };
        DossierOptionsInput: {
            /** @description All of them where it is left out */
            chapters?: ("identity" | "ownership" | "timeline" | "services" | "modifications" | "issues" | "track-days" | "plates" | "papers" | "parts")[] | null;
            /**
             * Format: date
             * @description Nothing that happened before
             */
            from?: string | null;
            /**
             * Format: date
             * @description Nothing that happened after
             */
            to?: string | null;
            /** @description What stands nowhere in the book; nothing is withheld where it is left out */
            withhold?: ("prices" | "names")[] | null;
            /** @description Words that stand nowhere in the book */
            withhold_words?: string[] | null;
            /** @enum {string|null} */
            paper?: "a4" | "letter" | null;
            /** @description Papers as sheets with their originals attached, as without it; or only in a register */
            sheets?: boolean | null;
            /** @enum {string|null} */
            language?: "en" | "de" | "es" | "fr" | "it" | "ja" | null;
            /** @description By whose customs days, numbers and amounts are written (BCP 47): `de-CH` */
            region?: string | null;
            /** @enum {string|null} */
            distance_unit?: "mi" | "km" | null;
        };
        CreateDossier: {
            vehicle_id: number;
            options?: components["schemas"]["DossierOptionsInput"] | null;
        };
        CheckpointView: {
            /** @description Names the log: random, and the same until a log has to be begun anew */
            origin: string;
            /** @description Entries of the journal */
            size: number;
            /** @description Of the Merkle tree of RFC 6962 over them, in base64 */
            root: string;
            /** @description A signed checkpoint, as C2SP has it */
            note: string;
            /** @description The public key that it is signed with: `name+id+base64` */
            key: string;
        };
        ExportErrorView: {
            code: string;
            /** @description In the language that the request asks for */
            msg: string;
        };
        ExportView: {
            id: number;
            /** @enum {string} */
            state: "queued" | "collecting" | "packing" | "ready" | "failed";
            /** @description Of the state that it is in: lists that are collected, files that are packed */
            done: number;
            of: number;
            /** @description What is away, where a queued export was put off for it; it goes on by itself */
            waiting: components["schemas"]["ExportErrorView"] | null;
            error: components["schemas"]["ExportErrorView"] | null;
            /** @description Of all lists */
            rows: number | null;
            /** @description Photos and documents */
            files: number | null;
            /** @description Photos and documents of which the bytes are lost */
            missing: number | null;
            /** @description Bytes */
            size: number | null;
            /** @description Of the whole file */
            sha256: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            finished_at: string | null;
            /**
             * Format: date-time
             * @description When it is deleted by itself
             */
            expires_at: string | null;
        };
        EstimateWithheldView: {
            /** @description Amounts */
            prices: number;
            /** @description Owners who have a name */
            names: number;
            words: number;
        };
        EstimateView: {
            /** @description About */
            pages: number;
            /** @description Photos */
            plates: number;
            /** @description Pages of papers, as far as they are counted */
            sheets: number;
            entries: number;
            papers: number;
            withheld: components["schemas"]["EstimateWithheldView"];
            /** @description Papers that are not shown, since nobody has looked through them */
            hidden_missing: number;
        };
        EvidenceEntriesView: {
            all: number;
            /** @description With a paper by somebody else */
            papered: number;
            /** @description With a photo, and without a paper */
            pictured: number;
            /** @description The owner's word alone */
            told: number;
            /** @description Written down more than sixty days later */
            late: number;
        };
        EvidenceYearView: {
            year: number;
            papered: number;
            pictured: number;
            told: number;
        };
        EvidenceBackedView: {
            all: number;
            /** @description With a paper by somebody else */
            papered: number;
            /** @description With a photo, and without a paper */
            pictured: number;
        };
        EvidenceProvenanceView: {
            owners: components["schemas"]["EvidenceBackedView"];
            numbers: components["schemas"]["EvidenceBackedView"];
        };
        EvidenceGapView: {
            /**
             * @description Years without any entry, years without a paper, or a long way between two papers
             * @enum {string}
             */
            kind: "nothing" | "no-paper" | "distance";
            /** @description A year, or the day of the paper before (EDTF) */
            from: string;
            /** @description The last year, or the day of the paper after it (EDTF) */
            to: string;
            /** @description Of a way: how far, in odometer_unit */
            miles: number | null;
            /** @description Who had it then, where that is one and the name is known */
            owner: string | null;
            /**
             * @description What to look for
             * @enum {string}
             */
            next: "look-at-home" | "ask-owner" | "ask-previous-owner" | "find-invoice" | "find-inspection";
        };
        EvidenceReadingView: {
            /** @description EDTF */
            day: string;
            value: number;
        };
        EvidenceFindingView: {
            /** @enum {string} */
            kind: "turned-back" | "too-fast" | "two-values" | "silent" | "rollover";
            readings: components["schemas"]["EvidenceReadingView"][];
            explanation: string | null;
        };
        EvidenceView: {
            vehicle_id: number;
            /**
             * @description Of the distances
             * @enum {string}
             */
            odometer_unit: "mi" | "km" | "h";
            entries: components["schemas"]["EvidenceEntriesView"];
            /** @description Every year from the first that is known */
            years: components["schemas"]["EvidenceYearView"][];
            provenance: components["schemas"]["EvidenceProvenanceView"];
            /** @description The longest first */
            gaps: components["schemas"]["EvidenceGapView"][];
            /** @description Contradictions of the odometer, first those that nobody has explained */
            findings: components["schemas"]["EvidenceFindingView"][];
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
    "key.show": {
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
                    "application/json": components["schemas"]["SealingKeyView"];
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
    "dossiers.list": {
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
                    "application/json": components["schemas"]["DossierView"][];
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
    "dossiers.create": {
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
                "application/json": components["schemas"]["CreateDossier"];
            };
        };
        responses: {
            202: {
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
                    "application/json": components["schemas"]["DossierView"];
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
    "dossiers.get": {
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
                    "application/json": components["schemas"]["DossierView"];
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
    "dossiers.remove": {
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
        };
    };
    "checkpoints.checkpoint": {
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
                    "application/json": components["schemas"]["CheckpointView"];
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
    "dossierFile.file": {
        parameters: {
            query?: never;
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
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description By the content */
                    ETag?: string;
                    /** @description Its name */
                    "Content-Disposition"?: string;
                    /** @description `bytes` */
                    "Accept-Ranges"?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The range that was asked for */
            206: {
                headers: {
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
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
            /** @description There is no such dossier, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The book is not made */
            409: {
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
    "dossierMedia.show": {
        parameters: {
            query?: never;
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
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description By the content */
                    ETag?: string;
                    /** @description Its name */
                    "Content-Disposition"?: string;
                    /** @description `bytes` */
                    "Accept-Ranges"?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The range that was asked for */
            206: {
                headers: {
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
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
            /** @description There is no such dossier, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The book is not made */
            409: {
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
    "dossierMedia.describe": {
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
                    /** @description By the content */
                    ETag?: string;
                    /** @description Its name */
                    "Content-Disposition"?: string;
                    /** @description `bytes` */
                    "Accept-Ranges"?: string;
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
            /** @description There is no such dossier, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The book is not made */
            409: {
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
    "dossierMedia.page": {
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
                /** @description From 1 */
                page: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description By the content */
                    ETag?: string;
                    /** @description Its name */
                    "Content-Disposition"?: string;
                    /** @description `bytes` */
                    "Accept-Ranges"?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
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
            /** @description There is no such dossier, or it is not yours */
            404: {
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
    "exports.list": {
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
                    "application/json": components["schemas"]["ExportView"][];
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
    "exports.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    /** @description The version */
                    ETag?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportView"];
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
            /** @description You keep as many exports as you can */
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
    "exports.get": {
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
                    "application/json": components["schemas"]["ExportView"];
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
    "exports.remove": {
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
        };
    };
    "exportFile.file": {
        parameters: {
            query?: never;
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
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description By the content */
                    ETag?: string;
                    /** @description Its name */
                    "Content-Disposition"?: string;
                    /** @description `bytes` */
                    "Accept-Ranges"?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The range that was asked for */
            206: {
                headers: {
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
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
            /** @description There is no such export, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The export is not made */
            409: {
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
    "exportMedia.show": {
        parameters: {
            query?: never;
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
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description By the content */
                    ETag?: string;
                    /** @description Its name */
                    "Content-Disposition"?: string;
                    /** @description `bytes` */
                    "Accept-Ranges"?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The range that was asked for */
            206: {
                headers: {
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
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
            /** @description There is no such export, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The export is not made */
            409: {
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
    "exportMedia.describe": {
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
                    /** @description By the content */
                    ETag?: string;
                    /** @description Its name */
                    "Content-Disposition"?: string;
                    /** @description `bytes` */
                    "Accept-Ranges"?: string;
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
            /** @description There is no such export, or it is not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The export is not made */
            409: {
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
    "evidence.estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDossier"];
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
                    "application/json": components["schemas"]["EstimateView"];
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
            /** @description There is more of it than one book holds */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description A service is away; see Retry-After */
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
    "evidence.get": {
        parameters: {
            query: {
                vehicle_id: number;
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
                    "application/json": components["schemas"]["EvidenceView"];
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
            /** @description There is more of it than one book holds */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description A service is away; see Retry-After */
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

export type CheckpointView = components['schemas']['CheckpointView'];
export type CreateDossier = components['schemas']['CreateDossier'];
export type DossierErrorView = components['schemas']['DossierErrorView'];
export type DossierOptionsInput = components['schemas']['DossierOptionsInput'];
export type DossierOptionsView = components['schemas']['DossierOptionsView'];
export type DossierVehicleView = components['schemas']['DossierVehicleView'];
export type DossierView = components['schemas']['DossierView'];
export type EstimateView = components['schemas']['EstimateView'];
export type EstimateWithheldView = components['schemas']['EstimateWithheldView'];
export type EvidenceBackedView = components['schemas']['EvidenceBackedView'];
export type EvidenceEntriesView = components['schemas']['EvidenceEntriesView'];
export type EvidenceFindingView = components['schemas']['EvidenceFindingView'];
export type EvidenceGapView = components['schemas']['EvidenceGapView'];
export type EvidenceProvenanceView = components['schemas']['EvidenceProvenanceView'];
export type EvidenceReadingView = components['schemas']['EvidenceReadingView'];
export type EvidenceView = components['schemas']['EvidenceView'];
export type EvidenceYearView = components['schemas']['EvidenceYearView'];
export type ExportErrorView = components['schemas']['ExportErrorView'];
export type ExportView = components['schemas']['ExportView'];
export type FieldProblemView = components['schemas']['FieldProblemView'];
export type ProblemView = components['schemas']['ProblemView'];
export type SealingKeyView = components['schemas']['SealingKeyView'];
