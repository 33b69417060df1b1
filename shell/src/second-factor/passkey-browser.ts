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

/** Has the device make a passkey. @throws ApiError with a sentence where it does not */
export async function makePasskey(options: object): Promise<identity.NewPasskeyAnswer> {
  const { rawId, response } = await startRegistration({ optionsJSON: options as CreationOptions }).catch(inWords);
  const { clientDataJSON, attestationObject, transports } = response;
  return { credential: rawId, clientData: clientDataJSON, attestation: attestationObject, transports };
}

/** Has the device answer by a passkey. @throws ApiError with a sentence where it does not */
export const answerByPasskey = (options: object): Promise<identity.PasskeyAnswer> => answerOf(options).catch(inWords);

/** The same from the list that the browser shows at a field. Null where it was asked for otherwise meanwhile, or has no such list. */
export const answerByAutofill = async (options: object): Promise<identity.PasskeyAnswer | null> =>
  answerOf(options, true).catch(() => null);

export const hasAutofill = browserSupportsWebAuthnAutofill;

/** Ends what the browser is asked, where nobody waits for the answer any more. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

async function answerOf(options: object, useBrowserAutofill = false): Promise<identity.PasskeyAnswer> {
  const { rawId, response } = await startAuthentication({
    optionsJSON: options as RequestOptions,
    useBrowserAutofill,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { credential: rawId, clientData: clientDataJSON, authenticatorData, signature, userHandle };
}

/** Browsers do not tell whether the person said no, or there was none. */
function inWords(error: unknown): never {
  const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  throw new ApiError(isKnown ? m.thereAlready : m.notDone, 400);
}
