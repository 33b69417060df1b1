// Made from svc-identity/openapi.json by `npm run contracts`; not edited by hand.

export interface paths {
    "/api/auth/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys of tokens (RFC 7517), for API clients that check them */
        get: operations["keySet.keySet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the person is signed in: this session first, then the 200 that were seen last */
        get: operations["sessions.list"];
        put?: never;
        post?: never;
        /** Ends every session but this one, in every service, within seconds */
        delete: operations["sessions.endOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs out: ends the session that asks */
        delete: operations["sessions.endCurrent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one session, in every service, within seconds */
        delete: operations["sessions.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an account and signs it in */
        post: operations["accounts.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in */
        post: operations["accounts.signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user */
        get: operations["accounts.me"];
        /** Changes the profile; what is left out stays. In the place of an email that is confirmed a new one comes once it is confirmed, too */
        put: operations["accounts.update"];
        post?: never;
        /** Deletes the account and everything that it owns, in every service, for good */
        delete: operations["accounts.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the password, ends every earlier token and answers a new one */
        put: operations["accounts.changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/media-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has this browser shown files under /api/media for as long as the token lives */
        post: operations["mediaSession.begin"];
        /** Shows this browser no more files */
        delete: operations["mediaSession.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/sign-in/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a device is asked to sign in by a passkey; the same for everybody */
        post: operations["passkeySignIn.ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in by a passkey, without a password */
        post: operations["passkeySignIn.signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The passkeys of the person, the oldest first */
        get: operations["passkeys.list"];
        put?: never;
        /** Adds the passkey that a device has made; with the first second factor come recovery codes */
        post: operations["passkeys.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a device needs to make a passkey */
        post: operations["passkeys.offer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives a passkey another name */
        put: operations["passkeys.rename"];
        post?: never;
        /** Signs in by this passkey no more; the last way in stays */
        delete: operations["passkeys.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is asked for beside the password */
        get: operations["secondFactor.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proves that it is the person; what wants a proof is open to this session for ten minutes */
        post: operations["secondFactor.prove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/proof/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a passkey is to answer as a proof */
        post: operations["secondFactor.askProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a secret for an authenticator app, which counts once a code of it has come */
        post: operations["secondFactor.offerApp"];
        /** Turns the authenticator app off */
        delete: operations["secondFactor.removeApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the authenticator app on, by a code of it */
        post: operations["secondFactor.confirmApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes new recovery codes; those of before have ended */
        post: operations["secondFactor.renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/sign-in/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a passkey is to answer after the password */
        post: operations["secondSignIn.ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in by the second factor, after the password */
        post: operations["secondSignIn.signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a link to set a new password, where there is an account */
        post: operations["forgottenPasswords.ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password by the link of a mail, and ends every token */
        post: operations["forgottenPasswords.reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/set-aside": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was ended when the account was taken back, and can be brought back for 30 days */
        get: operations["setAside.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/set-aside/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings one of them back; with the first second factor come recovery codes */
        post: operations["setAside.bringBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms an email by the link of a mail; a new one takes the place of the old */
        post: operations["addresses.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/undo-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes a change of the email by the link that the old one got, and ends every token */
        post: operations["addresses.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the link that confirms the email once more; earlier ones end */
        post: operations["addresses.sendAgain"];
        /** Takes back a change of the email that is not confirmed yet */
        delete: operations["addresses.cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** With whom the person shares, whom they have invited, and what is shared with them */
        get: operations["sharing.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sharing/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites the person of an address into the garage, by a link that works once and for 7 days */
        post: operations["sharing.invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sharing/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes an invitation back: its link opens nothing any more */
        delete: operations["sharing.takeBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sharing/invitations/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows what the link of an invitation opens, and for which address */
        post: operations["sharing.read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sharing/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts an invitation by the link of its mail, as the person of that address */
        post: operations["sharing.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sharing/grants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends what somebody may in the garage, in every service, within seconds */
        delete: operations["sharing.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sharing/garages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Leaves a garage that is shared with the person, by the id of its grant */
        delete: operations["sharing.leave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By which providers one can sign in, and whether somebody new may register */
        get: operations["providers.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in whoever has come back from a provider; makes an account for somebody new */
        post: operations["providers.exchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the person signs in: whether there is a password, and by which providers */
        get: operations["providers.mine"];
        put?: never;
        /** Links the provider from which the person has come back, on proof of the account */
        post: operations["providers.link"];
        /** Signs in by this provider no more; the last way in stays */
        delete: operations["providers.unlink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The API keys of the person, the newest first; never the keys themselves */
        get: operations["apiKeys.list"];
        put?: never;
        /** Makes an API key, to be sent as `x-auth-token` in the place of a token; shown this once */
        post: operations["apiKeys.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends an API key, in every service, within seconds */
        delete: operations["apiKeys.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/handovers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Offers of vehicles that the person has made or received, the newest first
         * @description Received are those to the email of the account, once that is confirmed.
         */
        get: operations["handovers.list"];
        put?: never;
        /** Offers a vehicle with its history to a person, who gets a mail */
        post: operations["handovers.offer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/handovers/vehicles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What goes along with a vehicle, in figures */
        get: operations["handovers.figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/handovers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One offer, and how far it has come */
        get: operations["handovers.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/handovers/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an offer back that the person has made */
        post: operations["handovers.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/handovers/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says no to an offer that the person has received */
        post: operations["handovers.refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/handovers/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the vehicle, which then moves in the background
         * @description Until it has moved, nothing about it can be changed. If it cannot be moved, it is an offer again, with the `problem`.
         */
        post: operations["handovers.accept"];
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
        PublicKeyView: {
            kid: string;
            kty: string;
            alg: string;
            use: string;
            n: string;
            e: string;
        };
        KeySetView: {
            keys: components["schemas"]["PublicKeyView"][];
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
        SessionView: {
            id: number;
            /** @description The one that asks */
            current: boolean;
            /** @description What the browser or program calls itself; null where it does not */
            user_agent: string | null;
            /**
             * @description By what it was signed in; `second_factor` is the password with one. Null of sessions from before
             * @enum {string|null}
             */
            signed_in_by: "password" | "second_factor" | "passkey" | "provider" | null;
            /**
             * Format: date-time
             * @description When it was signed in
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last asked for the account; right to five minutes
             */
            last_seen_at: string;
            /**
             * Format: date-time
             * @description When it ends by itself
             */
            expires_at: string;
        };
        Register: {
            username: string;
            /** Format: email */
            email: string;
            firstName?: string | null;
            lastName?: string | null;
            /** @description IANA name; one that is not known is left out */
            timeZone?: string | null;
            /** @description BCP 47, what the browser asks for; left out where Carnet does not speak it */
            language?: string | null;
            /** @description BCP 47, what the browser asks for; sets what is usual there, too */
            region?: string | null;
            /**
             * Format: password
             * @description At least one uppercase and one lowercase letter, a number and a special character
             */
            password: string;
        };
        UserView: {
            id: number;
            username: string;
            email: string;
            /** @description Whether the email is known to reach the person, by a link that was sent there */
            email_confirmed: boolean;
            /** @description What the email becomes once the link that was sent there is used; left out where none is waited for */
            pending_email?: string | null;
            first_name: string | null;
            last_name: string | null;
            /** @description IANA name; null until it is set, and days are those of UTC */
            time_zone: string | null;
            /**
             * @description English while it is null
             * @enum {string|null}
             */
            language: "en" | "de" | "es" | "fr" | "it" | "ja" | null;
            /** @description BCP 47 with a region; en-US while it is null */
            region: string | null;
            /** @description ISO 4217; USD while it is null */
            currency: string | null;
            /**
             * @description Of new vehicles; mi while it is null
             * @enum {string|null}
             */
            odometer_unit: "mi" | "km" | "h" | null;
            /** @description 1 Monday to 7 Sunday; the region says it while it is null */
            first_day_of_week: number | null;
            /** @enum {string|null} */
            paper: "A4" | "Letter" | null;
        };
        SignedInView: {
            /** @description To send as x-auth-token; lives 7 days */
            token: string;
            user: components["schemas"]["UserView"];
        };
        SignIn: {
            email: string;
            /** Format: password */
            password: string;
        };
        AskedView: {
            /** @description To send with the second factor, within five minutes; opens nothing else */
            challenge: string;
            methods: ("passkey" | "totp" | "recovery_code" | "password")[];
        };
        SecondFactorRequiredView: {
            msg: string;
            code: string;
            second_factor?: components["schemas"]["AskedView"];
        };
        UpdateProfile: {
            username?: string;
            /** Format: email */
            email?: string;
            firstName?: string | null;
            lastName?: string | null;
            /** @description IANA name, like Pacific/Honolulu: what day it is for this person */
            timeZone?: string | null;
            /** @enum {string|null} */
            language?: "en" | "de" | "es" | "fr" | "it" | "ja" | null;
            /** @description BCP 47 with a region, like de-CH: how dates, numbers and amounts are written */
            region?: string | null;
            /** @description ISO 4217, like EUR */
            currency?: string | null;
            /**
             * @description Of new vehicles, and of what is summed up over several
             * @enum {string|null}
             */
            odometerUnit?: "mi" | "km" | "h" | null;
            /** @description 1 Monday to 7 Sunday */
            firstDayOfWeek?: number | null;
            /** @enum {string|null} */
            paper?: "A4" | "Letter" | null;
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
        DeleteAccount: {
            /** Format: password */
            password?: string | null;
        };
        ChangePassword: {
            /** Format: password */
            currentPassword: string;
            /**
             * Format: password
             * @description At least one uppercase and one lowercase letter, a number and a special character
             */
            newPassword: string;
        };
        PasswordChangedView: {
            msg: string;
            /** @description Says what `msg` says, to a program */
            code?: string;
            /** @description Replaces every earlier token, all of which have ended */
            token: string;
        };
        PasskeyVisitView: {
            /** @description What `navigator.credentials.get()` takes as `publicKey`, by `PublicKeyCredential.parse…OptionsFromJSON()` */
            options: {
                [key: string]: unknown;
            };
            /** @description To send with the answer, within ten minutes; opens nothing else */
            visit: string;
        };
        PasskeyAnswer: {
            /** @description `rawId`, as base64url */
            credential: string;
            /** @description `response.clientDataJSON`, as base64url */
            clientData: string;
            /** @description `response.authenticatorData`, as base64url */
            authenticatorData: string;
            /** @description `response.signature`, as base64url */
            signature: string;
            /** @description `response.userHandle`, as base64url */
            userHandle?: string | null;
        };
        PasskeySignIn: {
            /** @description What came with what was asked */
            visit: string;
            /** @description What `navigator.credentials.get()` answers */
            passkey: components["schemas"]["PasskeyAnswer"];
        };
        PasskeyView: {
            id: number;
            name: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Null where it was never used
             */
            last_used_at: string | null;
        };
        PasskeyCreationView: {
            /** @description What `navigator.credentials.create()` takes as `publicKey`, by `PublicKeyCredential.parse…OptionsFromJSON()` */
            options: {
                [key: string]: unknown;
            };
        };
        NewPasskeyAnswer: {
            /** @description `rawId`, as base64url */
            credential: string;
            /** @description `response.clientDataJSON`, as base64url */
            clientData: string;
            /** @description `response.attestationObject`, as base64url */
            attestation: string;
            /** @description `response.getTransports()` */
            transports?: string[] | null;
        };
        AddPasskey: {
            /** @description For the list of passkeys: where it is */
            name: string;
            passkey: components["schemas"]["NewPasskeyAnswer"];
        };
        PasskeyAddedView: {
            /** @description Shown once; null where those of before go on */
            recovery_codes: string[] | null;
            passkey: components["schemas"]["PasskeyView"];
        };
        RenamePasskey: {
            /** @description For the list of passkeys: where it is */
            name: string;
        };
        SecondFactorView: {
            /** @description How many passkeys there are */
            passkeys: number;
            /** @description Whether an authenticator app is turned on */
            totp: boolean;
            /** @description How many recovery codes are left */
            recovery_codes: number;
        };
        OwnProof: {
            /** @description Of the authenticator app: six digits, each works once */
            code?: string | null;
            /** @description One of the recovery codes; it works once */
            recoveryCode?: string | null;
            /** @description What `navigator.credentials.get()` answers */
            passkey?: components["schemas"]["PasskeyAnswer"] | null;
            /**
             * Format: password
             * @description Where no second factor is turned on
             */
            password?: string | null;
        };
        PasskeyRequestView: {
            /** @description What `navigator.credentials.get()` takes as `publicKey`, by `PublicKeyCredential.parse…OptionsFromJSON()` */
            options: {
                [key: string]: unknown;
            };
        };
        NewAppView: {
            /** @description To type into the app; never told again */
            secret: string;
            /** @description The same as `otpauth:` address, for a QR code */
            uri: string;
        };
        ConfirmApp: {
            /** @description The code that the app shows now */
            code: string;
        };
        AppConfirmedView: {
            /** @description Shown once; null where those of before go on */
            recovery_codes: string[] | null;
        };
        RecoveryCodesView: {
            /** @description Shown once; each works once */
            recovery_codes: string[];
        };
        AskSecondStep: {
            /** @description What the answer to the password held */
            challenge: string;
        };
        SecondSignIn: {
            /** @description Of the authenticator app: six digits, each works once */
            code?: string | null;
            /** @description One of the recovery codes; it works once */
            recoveryCode?: string | null;
            /** @description What `navigator.credentials.get()` answers */
            passkey?: components["schemas"]["PasskeyAnswer"] | null;
            /** @description What the answer to the password held */
            challenge: string;
        };
        ForgotPassword: {
            email: string;
        };
        SaidView: {
            msg: string;
            /** @description Says what `msg` says, to a program */
            code?: string;
        };
        ResetPassword: {
            /** @description What follows `#token=` in the link of the mail */
            token: string;
            /**
             * Format: password
             * @description At least one uppercase and one lowercase letter, a number and a special character
             */
            newPassword: string;
        };
        SetAsideView: {
            /** @enum {string} */
            kind: "passkey" | "app" | "provider" | "api_key" | "webhook" | "channel" | "calendar";
            /** @description Null of what has none */
            name: string | null;
            id: number;
            /** Format: date-time */
            added_at: string;
            /**
             * Format: date-time
             * @description When the account was taken back
             */
            ended_at: string;
            /**
             * Format: date-time
             * @description Until when it can be brought back
             */
            expires_at: string;
        };
        BroughtBackView: {
            /** @description Shown once; null where those of before go on */
            recovery_codes: string[] | null;
        };
        EmailLink: {
            /** @description What follows `=` in the link of the mail */
            token: string;
        };
        SaidOfAddressView: {
            msg: string;
            /** @description Says what `msg` says, to a program */
            code?: string;
            /** @description The values that the sentence names */
            params?: {
                [key: string]: unknown;
            };
        };
        NamedView: {
            /** @enum {string} */
            kind: "passkey" | "app" | "provider" | "api_key" | "webhook" | "channel" | "calendar";
            /** @description Null of what has none */
            name: string | null;
        };
        UndoneView: {
            msg: string;
            /** @description Says what `msg` says, to a program */
            code?: string;
            /** @description The values that the sentence names */
            params?: {
                [key: string]: unknown;
            };
            /** @description Sets a new password by `POST /api/auth/reset-password`, once and for 30 minutes */
            resetToken: string;
            /** @description What was added since, and has ended with it */
            ended?: components["schemas"]["NamedView"][];
        };
        InvitationView: {
            /** @enum {string} */
            role: "viewer" | "contributor" | "editor";
            /** @description The only vehicle that is shared; null for the whole garage */
            vehicle_id: number | null;
            /** @description What that vehicle is called */
            vehicle_name: string | null;
            /**
             * Format: date-time
             * @description Null where it does not expire
             */
            expires_at: string | null;
            id: number;
            /** @description Where it was sent */
            email: string;
            /** Format: date-time */
            made_at: string;
            /**
             * Format: date-time
             * @description When its link ends
             */
            ends_at: string;
        };
        GrantView: {
            /** @enum {string} */
            role: "viewer" | "contributor" | "editor";
            /** @description The only vehicle that is shared; null for the whole garage */
            vehicle_id: number | null;
            /** @description What that vehicle is called */
            vehicle_name: string | null;
            /**
             * Format: date-time
             * @description Null where it does not expire
             */
            expires_at: string | null;
            id: number;
            /** @description The address that was invited */
            email: string;
            person_id: number;
            person_name: string;
            /** Format: date-time */
            made_at: string;
        };
        GarageView: {
            /** @enum {string} */
            role: "viewer" | "contributor" | "editor";
            /** @description The only vehicle that is shared; null for the whole garage */
            vehicle_id: number | null;
            /** @description What that vehicle is called */
            vehicle_name: string | null;
            /**
             * Format: date-time
             * @description Null where it does not expire
             */
            expires_at: string | null;
            /** @description Of the grant */
            id: number;
            /** @description For the header `x-garage` */
            owner_id: number;
            owner_name: string;
        };
        WriterView: {
            /** @description Whose garage it is */
            owner_id: number;
            /** @description As the journal names them: `actor_id` */
            id: number;
            name: string;
        };
        SharingView: {
            /** @description Invitations that wait, the newest first */
            invitations: components["schemas"]["InvitationView"][];
            /** @description With whom one shares, the newest first */
            grants: components["schemas"]["GrantView"][];
            /** @description Garages that are shared with one */
            garages: components["schemas"]["GarageView"][];
            /** @description People who may write in these garages, or might once: of a shared vehicle, those of that vehicle */
            writers: components["schemas"]["WriterView"][];
        };
        CreateInvitation: {
            /** Format: email */
            email: string;
            /**
             * @description viewer reads; contributor adds, and changes what they added; editor does all but deleting vehicles
             * @enum {string}
             */
            role: "viewer" | "contributor" | "editor";
            /** @description The only vehicle that is shared; the whole garage where nothing is said */
            vehicle_id?: number | null;
            /**
             * Format: date
             * @description The last day of it, in the time zone of the owner; for ever where nothing is said
             */
            until?: string | null;
        };
        InvitationLink: {
            /** @description What follows `=` in the link of the mail */
            token: string;
        };
        ReadInvitationView: {
            /** @enum {string} */
            role: "viewer" | "contributor" | "editor";
            /** @description The only vehicle that is shared; null for the whole garage */
            vehicle_id: number | null;
            /** @description What that vehicle is called */
            vehicle_name: string | null;
            /**
             * Format: date-time
             * @description Null where it does not expire
             */
            expires_at: string | null;
            /** @description Whose garage it is */
            owner_name: string;
            /** @description The address of the account that can accept it */
            email: string;
        };
        ProviderView: {
            /** @description In addresses */
            name: string;
            /** @description On a button */
            label: string;
        };
        WaysInView: {
            /**
             * @description Whether somebody new may register
             * @enum {string}
             */
            registration: "open" | "closed" | "list";
            providers: components["schemas"]["ProviderView"][];
        };
        ProviderSignIn: {
            username?: string;
            /** Format: email */
            email?: string;
            firstName?: string | null;
            lastName?: string | null;
            /** @description IANA name; one that is not known is left out */
            timeZone?: string | null;
            /** @description BCP 47, what the browser asks for; left out where Carnet does not speak it */
            language?: string | null;
            /** @description BCP 47, what the browser asks for; sets what is usual there, too */
            region?: string | null;
            /**
             * Format: password
             * @description At least one uppercase and one lowercase letter, a number and a special character
             */
            password?: string;
            /** @description What follows `#code=` in the address that the provider led back to */
            code: string;
        };
        LinkedProviderView: {
            issuer: string;
            /** @description Null where it is offered no more */
            name: string | null;
            label: string;
            /** @description As the provider said it when it was linked */
            email: string | null;
            /** Format: date-time */
            linked_at: string;
        };
        OwnWaysInView: {
            has_password: boolean;
            providers: components["schemas"]["LinkedProviderView"][];
        };
        LinkProvider: {
            /** @description What follows `#code=` in the address that the provider led back to */
            code: string;
            /** Format: password */
            password?: string | null;
        };
        ApiKeyView: {
            id: number;
            name: string;
            /** @description How the key begins, to know it again by */
            prefix: string;
            /** @enum {string} */
            access: "read" | "write";
            /** @description The only vehicle that it is for; null where it is for all */
            vehicle_id: number | null;
            /** @description What that vehicle is called */
            vehicle_name: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Null where it never expires
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description Right to a minute; null where it was never used
             */
            last_used_at: string | null;
            /** @description Requests of the last 30 days, as far as services have told of them */
            uses: number;
        };
        CreateApiKey: {
            /** @description For the list of keys: what it is used by */
            name: string;
            /**
             * @description read where nothing is said; write reads as well
             * @enum {string|null}
             */
            access?: "read" | "write" | null;
            /** @description The only vehicle that it is for; of all where nothing is said */
            vehicle_id?: number | null;
            /** @description After how many days it expires; never where nothing is said */
            expires_in_days?: number | null;
        };
        NewApiKeyView: {
            id: number;
            name: string;
            /** @description How the key begins, to know it again by */
            prefix: string;
            /** @enum {string} */
            access: "read" | "write";
            /** @description The only vehicle that it is for; null where it is for all */
            vehicle_id: number | null;
            /** @description What that vehicle is called */
            vehicle_name: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Null where it never expires
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description Right to a minute; null where it was never used
             */
            last_used_at: string | null;
            /** @description Requests of the last 30 days, as far as services have told of them */
            uses: number;
            /** @description The key. Told this once: the stack itself keeps only its hash */
            key: string;
        };
        HandoverView: {
            id: number;
            /** @enum {string} */
            side: "giving" | "receiving";
            /** @enum {string} */
            state: "offered" | "moving" | "done" | "withdrawn" | "refused" | "gone" | "expired";
            vehicle_id: number;
            vehicle_name: string;
            /** @description Where the offer was sent to */
            email: string;
            /** @description Who offers the vehicle */
            from_name: string;
            with_costs: boolean;
            with_notes: boolean;
            /** @description How many papers do not go along */
            papers_withheld: number;
            /** @description What there was of the vehicle when it was offered, by tables */
            figures: {
                [key: string]: number;
            };
            /** Format: date-time */
            offered_at: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: date-time */
            ended_at: string | null;
            /**
             * @description Why it was undone when it was accepted
             * @enum {string|null}
             */
            problem: "no-room" | "no-collection" | "away" | null;
        };
        OfferVehicle: {
            /** @description The vehicle that is offered */
            vehicle_id: number;
            /** Format: email */
            email: string;
            /** @description False takes amounts of money out before; true where nothing is said */
            with_costs?: boolean | null;
            /** @description False takes notes out before; true where nothing is said */
            with_notes?: boolean | null;
            /** @description Papers of the vehicle that do not go along */
            without_papers?: number[] | null;
        };
        HandoverFiguresView: {
            /** @description What goes with the vehicle, by tables */
            figures: {
                [key: string]: number;
            };
        };
        AcceptVehicle: {
            /** @description The collection that the vehicle arrives in */
            collection_id: number;
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
    "keySet.keySet": {
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
                    "application/json": components["schemas"]["KeySetView"];
                };
            };
        };
    };
    "sessions.list": {
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
                    /** @description How many there are */
                    "X-Total-Count"?: number;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"][];
                };
            };
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
    "sessions.endOthers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
        };
    };
    "sessions.endCurrent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
        };
    };
    "sessions.end": {
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
    "accounts.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Register"];
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
                    "application/json": components["schemas"]["SignedInView"];
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
            /** @description Nobody new may register, or not by this email */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The email or the username is taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many registrations; see Retry-After */
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
    "accounts.signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
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
                    "application/json": components["schemas"]["SignedInView"];
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
            /** @description Invalid credentials; or the password is right, and a second factor is to come (`second_factor.required`) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorRequiredView"];
                };
            };
            /** @description Too many tries; see Retry-After */
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
    "accounts.me": {
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
                    "application/json": components["schemas"]["UserView"];
                };
            };
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
    "accounts.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; another one by now answers 412 */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfile"];
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
                    "application/json": components["schemas"]["UserView"];
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
            /** @description Another email: It wants a proof of the last ten minutes: `step_up` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpRequiredView"];
                };
            };
            /** @description The email or the username is taken */
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
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many changes of the email; see Retry-After */
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
    "accounts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccount"];
            };
        };
        responses: {
            /** @description Deleted; every token of it has ended */
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
            /** @description The password is missing or wrong */
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
            /** @description Too many tries; see Retry-After */
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
    "accounts.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
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
                    "application/json": components["schemas"]["PasswordChangedView"];
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
            /** @description Where a second factor is turned on, it must have been proven in the last ten minutes */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpRequiredView"];
                };
            };
            /** @description Too many tries; see Retry-After */
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
    "mediaSession.begin": {
        parameters: {
            query?: never;
            header: {
                "x-auth-token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    /** @description For `/api/media` alone */
                    "Set-Cookie"?: string;
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
    "mediaSession.end": {
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
                    /** @description For `/api/media` alone */
                    "Set-Cookie"?: string;
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "passkeySignIn.ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["PasskeyVisitView"];
                };
            };
            /** @description Asked too often; see Retry-After */
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
    "passkeySignIn.signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignIn"];
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
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            /** @description It was asked too long ago, or was answered already */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description No passkey of anybody, or it signs wrongly */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many tries; see Retry-After */
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
    "passkeys.list": {
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
                    /** @description How many there are */
                    "X-Total-Count"?: number;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyView"][];
                };
            };
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
    "passkeys.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskey"];
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
                    "application/json": components["schemas"]["PasskeyAddedView"];
                };
            };
            /** @description It was asked too long ago, or is not what was asked */
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
            /** @description It is there already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
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
    "passkeys.offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["PasskeyCreationView"];
                };
            };
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
    "passkeys.rename": {
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
                "application/json": components["schemas"]["RenamePasskey"];
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
                    "application/json": components["schemas"]["PasskeyView"];
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
    "passkeys.remove": {
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
            /** @description Removed; without any second factor, recovery codes have ended as well */
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
            /** @description It wants a proof of the last ten minutes: `step_up` */
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
            /** @description It is the only way into the account */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "secondFactor.get": {
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
                    "application/json": components["schemas"]["SecondFactorView"];
                };
            };
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
    "secondFactor.prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnProof"];
            };
        };
        responses: {
            /** @description Proven */
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
            /** @description It is wrong, or was used */
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
            /** @description It proves nothing here; see `step_up.methods` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpRequiredView"];
                };
            };
            /** @description Too many tries; see Retry-After */
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
    "secondFactor.askProof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["PasskeyRequestView"];
                };
            };
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
    "secondFactor.offerApp": {
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
                    "application/json": components["schemas"]["NewAppView"];
                };
            };
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
            /** @description An app is turned on already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "secondFactor.removeApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Off; without any second factor, recovery codes have ended as well */
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
            /** @description It wants a proof of the last ten minutes: `step_up` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpRequiredView"];
                };
            };
            /** @description None is turned on */
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
    "secondFactor.confirmApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmApp"];
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
                    "application/json": components["schemas"]["AppConfirmedView"];
                };
            };
            /** @description The code is wrong */
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
            /** @description There is no secret to confirm */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many tries; see Retry-After */
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
    "secondFactor.renewRecoveryCodes": {
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
                    "application/json": components["schemas"]["RecoveryCodesView"];
                };
            };
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
            /** @description No second factor is turned on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "secondSignIn.ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskSecondStep"];
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
                    "application/json": components["schemas"]["PasskeyRequestView"];
                };
            };
            /** @description The password is too long ago */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Asked too often; see Retry-After */
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
    "secondSignIn.signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondSignIn"];
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
                    "application/json": components["schemas"]["SignedInView"];
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
            /** @description It is wrong or was used, or the password is too long ago */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many tries; see Retry-After */
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
    "forgottenPasswords.ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            /** @description The same whether there is an account or not */
            202: {
                headers: {
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidView"];
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
            /** @description Too many tries; see Retry-After */
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
    "forgottenPasswords.reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
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
                    "application/json": components["schemas"]["SaidView"];
                };
            };
            /** @description The password is weak, or the link has ended */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many tries; see Retry-After */
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
    "setAside.list": {
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
                    /** @description How many there are */
                    "X-Total-Count"?: number;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetAsideView"][];
                };
            };
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
    "setAside.bringBack": {
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
                    "application/json": components["schemas"]["BroughtBackView"];
                };
            };
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is another one in its place, or what it needs is gone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
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
    "addresses.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailLink"];
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
                    "application/json": components["schemas"]["SaidOfAddressView"];
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
            /** @description Somebody else has the email by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many tries; see Retry-After */
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
    "addresses.undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailLink"];
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
                    "application/json": components["schemas"]["UndoneView"];
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
            /** @description Somebody else has the email by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many tries; see Retry-After */
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
    "addresses.sendAgain": {
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
                    /**
                     * @description What a read of another service names to know of this write
                     * @example service=3f2a9c01/4711.12
                     */
                    "X-Facts-Position"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidOfAddressView"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description The email is confirmed, and no other is waited for */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many links; see Retry-After */
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
    "addresses.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email stays as it is */
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
    "sharing.show": {
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
                    "application/json": components["schemas"]["SharingView"];
                };
            };
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
    "sharing.invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvitation"];
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
                    "application/json": components["schemas"]["InvitationView"];
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
            /** @description It wants a proof of the last ten minutes: `step_up` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpRequiredView"];
                };
            };
            /** @description As many wait as one account can have */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many invitations; see Retry-After */
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
    "sharing.takeBack": {
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
            /** @description Taken back */
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
    "sharing.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationLink"];
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
                    "application/json": components["schemas"]["ReadInvitationView"];
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
            /** @description Too many tries; see Retry-After */
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
    "sharing.accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationLink"];
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
                    "application/json": components["schemas"]["GarageView"];
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
            /** @description Authentication required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description It is for another address, or this one is not confirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many tries; see Retry-After */
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
    "sharing.end": {
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
    "sharing.leave": {
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
            /** @description Left */
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
    "providers.list": {
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
                    "application/json": components["schemas"]["WaysInView"];
                };
            };
        };
    };
    "providers.exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderSignIn"];
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
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            /** @description The code has ended, or more is needed for an account */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Nobody new may register, or not by this address */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description There is an account with the email, which is not linked */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many tries; see Retry-After */
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
    "providers.mine": {
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
                    "application/json": components["schemas"]["OwnWaysInView"];
                };
            };
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
    "providers.link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkProvider"];
            };
        };
        responses: {
            /** @description Linked */
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
            /** @description The code has ended, or the password is wrong */
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
            /** @description Without a password, or with a second factor: It wants a proof of the last ten minutes: `step_up` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpRequiredView"];
                };
            };
            /** @description It is linked to an account already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many tries; see Retry-After */
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
    "providers.unlink": {
        parameters: {
            query: {
                /** @description As the list has it */
                issuer: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unlinked */
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
            /** @description It wants a proof of the last ten minutes: `step_up` */
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
            /** @description It is the only way into the account */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "apiKeys.list": {
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
                    /** @description How many there are */
                    "X-Total-Count"?: number;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyView"][];
                };
            };
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
    "apiKeys.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKey"];
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
                    "application/json": components["schemas"]["NewApiKeyView"];
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
    "apiKeys.end": {
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
    "handovers.list": {
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
                    /** @description How many there are */
                    "X-Total-Count"?: number;
                    /** @description Services whose newest writes this answer does not know of yet */
                    "X-Facts-Behind"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverView"][];
                };
            };
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
    "handovers.offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferVehicle"];
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
                    "application/json": components["schemas"]["HandoverView"];
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
            /** @description It wants a proof of the last ten minutes: `step_up` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpRequiredView"];
                };
            };
            /** @description The person has no such vehicle */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description It is offered to somebody already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
            /** @description Too many offers on one day; see Retry-After */
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
    "handovers.figures": {
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
                    "application/json": components["schemas"]["HandoverFiguresView"];
                };
            };
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
    "handovers.get": {
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
                    "application/json": components["schemas"]["HandoverView"];
                };
            };
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
    "handovers.withdraw": {
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
                    "application/json": components["schemas"]["HandoverView"];
                };
            };
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
            /** @description The offer is over, or the vehicle moves already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "handovers.refuse": {
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
                    "application/json": components["schemas"]["HandoverView"];
                };
            };
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
            /** @description The offer is over, or the vehicle moves already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    "handovers.accept": {
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
                "application/json": components["schemas"]["AcceptVehicle"];
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
                    "application/json": components["schemas"]["HandoverView"];
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
            /** @description The offer is over, or the vehicle moves already */
            409: {
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

export type AcceptVehicle = components['schemas']['AcceptVehicle'];
export type AddPasskey = components['schemas']['AddPasskey'];
export type ApiKeyView = components['schemas']['ApiKeyView'];
export type AppConfirmedView = components['schemas']['AppConfirmedView'];
export type AskSecondStep = components['schemas']['AskSecondStep'];
export type AskedView = components['schemas']['AskedView'];
export type BroughtBackView = components['schemas']['BroughtBackView'];
export type ChangePassword = components['schemas']['ChangePassword'];
export type ConfirmApp = components['schemas']['ConfirmApp'];
export type CreateApiKey = components['schemas']['CreateApiKey'];
export type CreateInvitation = components['schemas']['CreateInvitation'];
export type DeleteAccount = components['schemas']['DeleteAccount'];
export type EmailLink = components['schemas']['EmailLink'];
export type FieldProblemView = components['schemas']['FieldProblemView'];
export type ForgotPassword = components['schemas']['ForgotPassword'];
export type GarageView = components['schemas']['GarageView'];
export type GrantView = components['schemas']['GrantView'];
export type HandoverFiguresView = components['schemas']['HandoverFiguresView'];
export type HandoverView = components['schemas']['HandoverView'];
export type InvitationLink = components['schemas']['InvitationLink'];
export type InvitationView = components['schemas']['InvitationView'];
export type KeySetView = components['schemas']['KeySetView'];
export type LinkProvider = components['schemas']['LinkProvider'];
export type LinkedProviderView = components['schemas']['LinkedProviderView'];
export type NamedView = components['schemas']['NamedView'];
export type NewApiKeyView = components['schemas']['NewApiKeyView'];
export type NewAppView = components['schemas']['NewAppView'];
export type NewPasskeyAnswer = components['schemas']['NewPasskeyAnswer'];
export type OfferVehicle = components['schemas']['OfferVehicle'];
export type OwnProof = components['schemas']['OwnProof'];
export type OwnWaysInView = components['schemas']['OwnWaysInView'];
export type PasskeyAddedView = components['schemas']['PasskeyAddedView'];
export type PasskeyAnswer = components['schemas']['PasskeyAnswer'];
export type PasskeyCreationView = components['schemas']['PasskeyCreationView'];
export type PasskeyRequestView = components['schemas']['PasskeyRequestView'];
export type PasskeySignIn = components['schemas']['PasskeySignIn'];
export type PasskeyView = components['schemas']['PasskeyView'];
export type PasskeyVisitView = components['schemas']['PasskeyVisitView'];
export type PasswordChangedView = components['schemas']['PasswordChangedView'];
export type ProblemView = components['schemas']['ProblemView'];
export type ProvableView = components['schemas']['ProvableView'];
export type ProviderSignIn = components['schemas']['ProviderSignIn'];
export type ProviderView = components['schemas']['ProviderView'];
export type PublicKeyView = components['schemas']['PublicKeyView'];
export type ReadInvitationView = components['schemas']['ReadInvitationView'];
export type RecoveryCodesView = components['schemas']['RecoveryCodesView'];
export type Register = components['schemas']['Register'];
export type RenamePasskey = components['schemas']['RenamePasskey'];
export type ResetPassword = components['schemas']['ResetPassword'];
export type SaidOfAddressView = components['schemas']['SaidOfAddressView'];
export type SaidView = components['schemas']['SaidView'];
export type SecondFactorRequiredView = components['schemas']['SecondFactorRequiredView'];
export type SecondFactorView = components['schemas']['SecondFactorView'];
export type SecondSignIn = components['schemas']['SecondSignIn'];
export type SessionView = components['schemas']['SessionView'];
export type SetAsideView = components['schemas']['SetAsideView'];
export type SharingView = components['schemas']['SharingView'];
export type SignIn = components['schemas']['SignIn'];
export type SignedInView = components['schemas']['SignedInView'];
export type StepUpRequiredView = components['schemas']['StepUpRequiredView'];
export type UndoneView = components['schemas']['UndoneView'];
export type UpdateProfile = components['schemas']['UpdateProfile'];
export type UserView = components['schemas']['UserView'];
export type WaysInView = components['schemas']['WaysInView'];
export type WriterView = components['schemas']['WriterView'];
