// Made from svc-notify/openapi.json by `npm run contracts`; not edited by hand.

export interface paths {
    "/api/reminders/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether there is an address at which a calendar program reads what is due */
        get: operations["calendar.get"];
        put?: never;
        /** Makes such an address, or a new one in the place of that of before, which ends */
        post: operations["calendar.renew"];
        /** Ends the address */
        delete: operations["calendar.end"];
        options?: never;
        head?: never;
        /** Sets where the calendar shows what is overdue */
        patch: operations["calendar.change"];
        trace?: never;
    };
    "/api/calendar/{secret}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is due, as a calendar (RFC 5545) */
        get: operations["calendarFeed.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How reminders reach the person beside mail, and the key that browsers subscribe with */
        get: operations["channels.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/channels/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has a browser show reminders, by its push subscription (RFC 8030); one that is there is turned on */
        post: operations["channels.addDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/channels/devices/renewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has a browser go on by another push subscription, proven by the one before */
        post: operations["channels.renewDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/channels/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has reminders published to a topic of ntfy; of one that is there the token is another then */
        post: operations["channels.addTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Turns a channel on or off */
        put: operations["channels.turn"];
        post?: never;
        /** Ends a channel */
        delete: operations["channels.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/channels/{id}/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message to a channel at once */
        post: operations["channels.try"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When one is reminded, and of what */
        get: operations["reminders.get"];
        /** Changes what is named; null takes back what was chosen */
        put: operations["reminders.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What would come today, and what came already and is still so */
        get: operations["reminders.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a mail as reminders are sent */
        post: operations["reminders.tryMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/snoozes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a reminder off: it is told once more after some days */
        post: operations["reminders.snooze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/snoozes/{point}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Puts a reminder off no longer */
        delete: operations["reminders.endSnooze"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a letter told that is still so */
        post: operations["reminderLinks.read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/links/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts off what a letter told */
        post: operations["reminderLinks.snooze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the mails of reminders, by the secret of one of them */
        post: operations["unsubscribe.byPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/unsubscribe/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same by one press of a mail program (RFC 8058) */
        post: operations["unsubscribe.byMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The webhooks of the person, the newest first; never their secrets */
        get: operations["webhooks.list"];
        put?: never;
        /** Makes a webhook: an address that is told what happens. Its secret is shown this once */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One webhook */
        get: operations["webhooks.get"];
        /** Changes a webhook; what is left out stays */
        put: operations["webhooks.update"];
        post?: never;
        /** Deletes a webhook, with what waits to be sent to it */
        delete: operations["webhooks.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another secret, shown this once. For a day messages are signed with the one before as well */
        post: operations["webhooks.renewSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends `webhook.test`; what becomes of it is in the list of what was sent */
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent in the last 30 days and what waits to be, the newest first */
        get: operations["webhooks.listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message once more, with the same `webhook-id` */
        post: operations["webhooks.redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/lubelogger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads what a LubeLogger answers by its API, and stores nothing
         * @description Its key is of this one call: it is neither stored nor logged.
         */
        post: operations["lubeLogger.read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/lubelogger/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads one file of it, at most 50 MB */
        post: operations["lubeLogger.file"];
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
        CalendarView: {
            /**
             * Format: date-time
             * @description When the address was made; null where there is none
             */
            made_at: string | null;
            /** @description Whether what is overdue stands on the day that it is for the person, and not on its own */
            overdue_today: boolean;
        };
        CalendarAddressView: {
            /** @description Path of the calendar on this site. Told this once: the stack itself keeps only its hash */
            path: string;
            /** Format: date-time */
            made_at: string;
            /** @description Whether what is overdue stands on the day that it is for the person */
            overdue_today: boolean;
        };
        ProvableView: {
            /** @description Empty where only signing in anew is a proof */
            methods: ("passkey" | "totp" | "recovery_code" | "password")[];
        };
        StepUpRequiredView: {
            msg: string;
            code: string;
            step_up: components["schemas"]["ProvableView"];
        };
        ChangeCalendar: {
            /** @description Whether what is overdue stands on the day that it is for the person, and not on its own */
            overdue_today: boolean;
        };
        ChannelView: {
            id: number;
            /**
             * @description A browser, or a topic of ntfy
             * @enum {string}
             */
            kind: "push" | "ntfy";
            /** @description Of a browser that of its subscription, by which it knows itself */
            address: string;
            is_on: boolean;
            /** @description What the browser called itself */
            user_agent: string | null;
            /** @description Of a browser: the key that it was subscribed with */
            push_key: string | null;
            /** @description Whether a token is kept; it is never told */
            has_token: boolean;
            /**
             * @description Why the last message did not arrive: `ended` by the browser, `refused`, or `unreachable`, which is tried again
             * @enum {string|null}
             */
            problem: "ended" | "refused" | "unreachable" | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When a message was last taken
             */
            last_sent_at: string | null;
        };
        ChannelsView: {
            /** @description What browsers subscribe with: `applicationServerKey` */
            push_key: string;
            channels: components["schemas"]["ChannelView"][];
        };
        AddDevice: {
            /** @description `endpoint` of the `PushSubscription` */
            endpoint: string;
            /** @description Its key `p256dh`, base64url */
            p256dh: string;
            /** @description Its key `auth`, base64url */
            auth: string;
            /** @description The `push_key` that it was subscribed with */
            push_key: string;
        };
        RenewDevice: {
            /** @description `endpoint` of the `PushSubscription` */
            endpoint: string;
            /** @description Its key `p256dh`, base64url */
            p256dh: string;
            /** @description Its key `auth`, base64url */
            auth: string;
            /** @description The `push_key` that it was subscribed with */
            push_key: string;
            /** @description `endpoint` of the subscription before */
            old_endpoint: string;
            /** @description The key `auth` of that one */
            old_auth: string;
        };
        AddTopic: {
            /** @description Server and topic of ntfy, as `https://ntfy.sh/my-topic` */
            address: string;
            /** @description An access token, where the topic asks for one; never told again */
            access_token?: string | null;
        };
        TurnChannel: {
            is_on: boolean;
        };
        ReminderException: {
            vehicle_id: number;
            /** @enum {string} */
            kind: "ahead" | "overdue" | "planned" | "document" | "reading";
            /** @description Whether it is told of this vehicle, whatever is told of the others */
            on: boolean;
        };
        ReminderVehicleView: {
            id: number;
            /** @description Nickname, or year, make and model */
            name: string;
        };
        ReminderGarageView: {
            owner_id: number;
            /** @description The owner's name */
            name: string;
            /** @description Names of the vehicles that are shared; null where it is the whole garage */
            vehicles: string[] | null;
            /** @description Whether what comes due there is told */
            on: boolean;
        };
        ReminderSettingsView: {
            /** @enum {string} */
            frequency: "at-once" | "daily" | "weekly" | "never";
            hour: number;
            weekday: number;
            /** @description Whether they come by mail, too */
            by_mail: boolean;
            kinds: ("ahead" | "overdue" | "planned" | "document" | "reading")[];
            ahead_days: number;
            ahead_distance: number;
            /**
             * @description Of that distance
             * @enum {string}
             */
            distance_unit: "mi" | "km" | "h";
            document_days: number;
            reading_days: number;
            exceptions: components["schemas"]["ReminderException"][];
            vehicles: components["schemas"]["ReminderVehicleView"][];
            /** @description Garages that are shared with the person */
            garages: components["schemas"]["ReminderGarageView"][];
            /** @description Where they go */
            email: string;
            /** @description Nothing is sent to an address that is not */
            email_confirmed: boolean;
            /** @description IANA name of the zone of the hour */
            time_zone: string;
            /**
             * Format: date-time
             * @description When the next digest is due; null where none is
             */
            next_at: string | null;
            version: number;
        };
        UpdateReminderSettings: {
            /**
             * @description As soon as there is something, in one message a day or a week, or never
             * @enum {string|null}
             */
            frequency?: "at-once" | "daily" | "weekly" | "never" | null;
            /** @description Of the person's day: when a digest comes */
            hour?: number | null;
            /** @description 1 Monday to 7 Sunday: when a weekly digest comes */
            weekday?: number | null;
            /** @description Whether they come by mail, too */
            by_mail?: boolean | null;
            /** @description What is told of: all of it where nothing was chosen */
            kinds?: ("ahead" | "overdue" | "planned" | "document" | "reading")[] | null;
            ahead_days?: number | null;
            /** @description In the person's unit */
            ahead_distance?: number | null;
            document_days?: number | null;
            reading_days?: number | null;
            /** @description Takes the place of all of before */
            exceptions?: components["schemas"]["ReminderException"][] | null;
            /** @description Owners of garages that are shared with the person, whose due points are told too; in the place of all of before */
            garages?: number[] | null;
        };
        ReminderView: {
            /** @description What it is about, for snoozing */
            point: string;
            /** @enum {string} */
            kind: "ahead" | "overdue" | "planned" | "document" | "reading";
            vehicle_id: number | null;
            /** @description The name of the owner of a garage that is shared with the person */
            garage: string | null;
            /** @description In the language of the request */
            title: string;
            detail: string;
            /** @description Where in Carnet it is done */
            path: string;
            /** @description Not told yet */
            is_news: boolean;
            /** Format: date */
            snoozed_until: string | null;
        };
        SnoozeReminder: {
            point: string;
            /** @description From today */
            days: number;
        };
        SnoozedView: {
            /** Format: date */
            until: string;
        };
        ReminderLink: {
            /** @description What follows `#token=` in the link of the letter */
            token: string;
        };
        SnoozeByLink: {
            /** @description What follows `#token=` in the link of the letter */
            token: string;
            point: string;
            /** @description From today */
            days: number;
        };
        UnsubscribeLink: {
            /** @description What follows `#unsubscribe=` in its page */
            token: string;
        };
        WebhookView: {
            id: number;
            name: string;
            url: string;
            events: ("vehicle" | "part" | "service_event" | "due_point" | "modification" | "issue" | "track_day" | "document" | "document_expiry" | "reminder")[];
            enabled: boolean;
            /**
             * @description Why Carnet turned it off: `failing`, for five days, or `gone`, by 410; null where it did not
             * @enum {string|null}
             */
            disabled_because: "failing" | "gone" | null;
            /**
             * Format: date-time
             * @description Since when nothing was taken; null where the last was
             */
            failing_since: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description Messages that wait to be sent */
            waiting: number;
            version: number;
        };
        CreateWebhook: {
            /** @description For the list of webhooks: who is told */
            name: string;
            /** @description https or http, of the public Internet */
            url: string;
            /** @description Of what it is told */
            events: ("vehicle" | "part" | "service_event" | "due_point" | "modification" | "issue" | "track_day" | "document" | "document_expiry" | "reminder")[];
            /** @description Whether anything is sent */
            enabled: boolean;
        };
        NewWebhookView: {
            id: number;
            name: string;
            url: string;
            events: ("vehicle" | "part" | "service_event" | "due_point" | "modification" | "issue" | "track_day" | "document" | "document_expiry" | "reminder")[];
            enabled: boolean;
            /**
             * @description Why Carnet turned it off: `failing`, for five days, or `gone`, by 410; null where it did not
             * @enum {string|null}
             */
            disabled_because: "failing" | "gone" | null;
            /**
             * Format: date-time
             * @description Since when nothing was taken; null where the last was
             */
            failing_since: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description Messages that wait to be sent */
            waiting: number;
            version: number;
            /** @description What messages are signed with. Told this once */
            secret: string;
        };
        UpdateWebhook: {
            /** @description For the list of webhooks: who is told */
            name?: string;
            /** @description https or http, of the public Internet */
            url?: string;
            /** @description Of what it is told */
            events?: ("vehicle" | "part" | "service_event" | "due_point" | "modification" | "issue" | "track_day" | "document" | "document_expiry" | "reminder")[];
            /** @description Whether anything is sent */
            enabled?: boolean;
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
        WebhookSecretView: {
            /** @description What messages are signed with. Told this once */
            secret: string;
            /**
             * Format: date-time
             * @description Until then they are signed with the one before as well
             */
            previous_until: string;
        };
        WebhookDeliveryView: {
            id: number;
            /** @description The header `webhook-id`: the same at each try */
            message_id: string;
            /** @description As `vehicle.updated` */
            type: string;
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            /** Format: date-time */
            created_at: string;
            /** @description How often it was tried */
            tries: number;
            /** Format: date-time */
            last_tried_at: string | null;
            /**
             * Format: date-time
             * @description When it is tried next; null where it is not any more
             */
            next_try_at: string | null;
            /** @description What the last try was answered; null where nobody answered */
            status: number | null;
            /** @description How that answer begins; null of a private network */
            answer: string | null;
            /** @description Why nobody answered: `not-found`, `no-connection`, `certificate`, `too-slow` or `private` */
            error: string | null;
            /** @description How long the last try took, in milliseconds */
            took_ms: number | null;
            /** @description What is sent, to the letter: it is what the signature is of */
            body: string;
        };
        LubeLoggerServer: {
            /** @description Where it is, as `https://cars.example` */
            address: string;
            /** @description An API key of it that may view; none where it asks nobody who they are */
            key?: string | null;
        };
        LubeLoggerView: {
            /** @description The version of the server */
            version: string | null;
            /** @description The sign of its currency */
            currency_sign: string | null;
            /** @description Its vehicles, as it answers them */
            vehicles: {
                [key: string]: unknown;
            }[];
            /** @description The records of all vehicles, as it answers them, by the name of their list */
            records: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        LubeLoggerFile: {
            /** @description Where it is, as `https://cars.example` */
            address: string;
            /** @description An API key of it that may view; none where it asks nobody who they are */
            key?: string | null;
            /** @description `location` of one of the `files` of a record */
            location: string;
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
    "calendar.get": {
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
                    "application/json": components["schemas"]["CalendarView"];
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
    "calendar.renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAddressView"];
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
            /** @description It wants a proof of the last ten minutes: `step_up` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpRequiredView"];
                };
            };
        };
    };
    "calendar.end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is none any more */
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
    "calendar.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCalendar"];
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
                    "application/json": components["schemas"]["CalendarView"];
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
            /** @description There is no address */
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
    "calendarFeed.read": {
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
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Not sent again to whoever has its ETag (304) */
            200: {
                headers: {
                    /** @description Of this very text, for If-None-Match */
                    ETag?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description There is no such address, or it has ended */
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
    "channels.list": {
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
                    "application/json": components["schemas"]["ChannelsView"];
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
    "channels.addDevice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddDevice"];
            };
        };
        responses: {
            201: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelView"];
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
            /** @description It wants a proof of the last ten minutes: `step_up` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpRequiredView"];
                };
            };
            /** @description The person has as many as one account can keep */
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
    "channels.renewDevice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewDevice"];
            };
        };
        responses: {
            /** @description Taken; it is not said whether there is such a browser */
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
        };
    };
    "channels.addTopic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddTopic"];
            };
        };
        responses: {
            201: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelView"];
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
            /** @description It wants a proof of the last ten minutes: `step_up` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpRequiredView"];
                };
            };
            /** @description The person has as many as one account can keep */
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
    "channels.turn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnChannel"];
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
                    "application/json": components["schemas"]["ChannelView"];
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
    "channels.remove": {
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
            /** @description Ended */
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
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
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
    "channels.try": {
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
            /** @description It was taken */
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
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description It was not taken, and why */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "reminders.get": {
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
                    "application/json": components["schemas"]["ReminderSettingsView"];
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
    "reminders.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version as it was read */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateReminderSettings"];
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
                    "application/json": components["schemas"]["ReminderSettingsView"];
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
            /** @description Somebody else saved first */
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
    "reminders.preview": {
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
                    "application/json": components["schemas"]["ReminderView"][];
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
    "reminders.tryMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way */
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
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The address is not confirmed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "reminders.snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnoozeReminder"];
            };
        };
        responses: {
            201: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnoozedView"];
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
    "reminders.endSnooze": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                point: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not put off */
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
    "reminderLinks.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderLink"];
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
                    "application/json": components["schemas"]["ReminderView"][];
                };
            };
            /** @description The link has ended */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "reminderLinks.snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnoozeByLink"];
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
                    "application/json": components["schemas"]["SnoozedView"];
                };
            };
            /** @description The link has ended */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description It is done, or gone */
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
    "unsubscribe.byPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeLink"];
            };
        };
        responses: {
            /** @description None is sent any more; other channels go on */
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
            /** @description The link has ended */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "unsubscribe.byMail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None is sent any more; other channels go on */
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
            /** @description The link has ended */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "webhooks.list": {
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
                    /** @description Rows that match the filters */
                    "X-Total-Count"?: number;
                    /** @description The next page, where there is one */
                    Link?: string;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookView"][];
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
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            201: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookView"];
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
            /** @description Where a second factor is turned on, it must have been proven in the last ten minutes */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpRequiredView"];
                };
            };
            /** @description The person has as many as one account can keep */
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
    "webhooks.get": {
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
                    "application/json": components["schemas"]["WebhookView"];
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
    "webhooks.update": {
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
                "application/json": components["schemas"]["UpdateWebhook"];
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
                    "application/json": components["schemas"]["WebhookView"];
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
            /** @description Where a second factor is turned on, it must have been proven in the last ten minutes */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpRequiredView"];
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
    "webhooks.remove": {
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
    "webhooks.renewSecret": {
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
                    "application/json": components["schemas"]["WebhookSecretView"];
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
            /** @description Where a second factor is turned on, it must have been proven in the last ten minutes */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpRequiredView"];
                };
            };
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
    "webhooks.test": {
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
            201: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryView"];
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description So many messages wait that no more is taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "webhooks.listDeliveries": {
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
                    "application/json": components["schemas"]["WebhookDeliveryView"][];
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
    "webhooks.redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                deliveryId: number;
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
                    "application/json": components["schemas"]["WebhookDeliveryView"];
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "lubeLogger.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LubeLoggerServer"];
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
                    "application/json": components["schemas"]["LubeLoggerView"];
                };
            };
            /** @description Why it could not be read, at `address` or `key` */
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
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "lubeLogger.file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LubeLoggerFile"];
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
                    "application/octet-stream": string;
                };
            };
            /** @description Why it could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": components["schemas"]["ProblemView"];
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
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": components["schemas"]["ProblemView"];
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
}

export type AddDevice = components['schemas']['AddDevice'];
export type AddTopic = components['schemas']['AddTopic'];
export type CalendarAddressView = components['schemas']['CalendarAddressView'];
export type CalendarView = components['schemas']['CalendarView'];
export type ChangeCalendar = components['schemas']['ChangeCalendar'];
export type ChannelView = components['schemas']['ChannelView'];
export type ChannelsView = components['schemas']['ChannelsView'];
export type CreateWebhook = components['schemas']['CreateWebhook'];
export type FieldProblemView = components['schemas']['FieldProblemView'];
export type LubeLoggerFile = components['schemas']['LubeLoggerFile'];
export type LubeLoggerServer = components['schemas']['LubeLoggerServer'];
export type LubeLoggerView = components['schemas']['LubeLoggerView'];
export type NewWebhookView = components['schemas']['NewWebhookView'];
export type ProblemView = components['schemas']['ProblemView'];
export type ProvableView = components['schemas']['ProvableView'];
export type ReminderException = components['schemas']['ReminderException'];
export type ReminderGarageView = components['schemas']['ReminderGarageView'];
export type ReminderLink = components['schemas']['ReminderLink'];
export type ReminderSettingsView = components['schemas']['ReminderSettingsView'];
export type ReminderVehicleView = components['schemas']['ReminderVehicleView'];
export type ReminderView = components['schemas']['ReminderView'];
export type RenewDevice = components['schemas']['RenewDevice'];
export type SnoozeByLink = components['schemas']['SnoozeByLink'];
export type SnoozeReminder = components['schemas']['SnoozeReminder'];
export type SnoozedView = components['schemas']['SnoozedView'];
export type StaleView = components['schemas']['StaleView'];
export type StepUpRequiredView = components['schemas']['StepUpRequiredView'];
export type TurnChannel = components['schemas']['TurnChannel'];
export type UnsubscribeLink = components['schemas']['UnsubscribeLink'];
export type UpdateReminderSettings = components['schemas']['UpdateReminderSettings'];
export type UpdateWebhook = components['schemas']['UpdateWebhook'];
export type WebhookDeliveryView = components['schemas']['WebhookDeliveryView'];
export type WebhookSecretView = components['schemas']['WebhookSecretView'];
export type WebhookView = components['schemas']['WebhookView'];
