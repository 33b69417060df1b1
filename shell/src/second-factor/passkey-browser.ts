import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { identity } from '@carnet/contracts';
import { ApiError } from '@carnet/mf-kit/data';
import * as m from '../messages/passkey-browser';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Creates a passkey on the device. @throws ApiError with a sentence */
export async function makePasskey(options: object): Promise<identity.NewPasskeyAnswer> {
  const { rawId, response } = await startRegistration({ optionsJSON: options as CreationOptions }).catch(inWords);
  const { clientDataJSON, attestationObject, transports } = response;
  return { credential: rawId, clientData: clientDataJSON, attestation: attestationObject, transports };
}

/** Signs a challenge with a passkey. @throws ApiError with a sentence */
export const answerByPasskey = (options: object): Promise<identity.PasskeyAnswer> => answerOf(options).catch(inWords);

/** Signs a challenge through the browser's autofill. Null if another request replaced it, or if the browser does not support it. */
export const answerByAutofill = async (options: object): Promise<identity.PasskeyAnswer | null> =>
  answerOf(options, true).catch(() => null);

export const hasAutofill = browserSupportsWebAuthnAutofill;

/** Cancels a pending request to the browser. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

async function answerOf(options: object, useBrowserAutofill = false): Promise<identity.PasskeyAnswer> {
  const { rawId, response } = await startAuthentication({
    optionsJSON: options as RequestOptions,
    useBrowserAutofill,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { credential: rawId, clientData: clientDataJSON, authenticatorData, signature, userHandle };
}

/** Browsers do not tell whether the person refused or has no passkey. */
function inWords(error: unknown): never {
  const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  throw new ApiError(isKnown ? m.thereAlready : m.notDone, 400);
}
