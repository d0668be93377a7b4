import type { AuthenticationResponse, RegistrationResponse } from '#contract/passkeys.ts'

/** The browser's part of a passkey, loaded when one is wanted. */
const library = () => import('@simplewebauthn/browser')

type Options = Record<string, unknown>

const isNumber = (host: string) => /^(\d+\.){3}\d+$|^\[/.test(host)

/** Whether this browser, at this address, has passkeys at all. Only in the browser. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis && !isNumber(location.hostname)

/** Whether the browser offers passkeys among what it fills into a form. */
export async function offersInForms(): Promise<boolean> {
  if (!hasPasskeys()) return false
  const { browserSupportsWebAuthnAutofill } = await library()
  return browserSupportsWebAuthnAutofill()
}

export async function makePasskey(options: Options): Promise<RegistrationResponse> {
  const { startRegistration } = await library()
  const made = await startRegistration({ optionsJSON: options as never })
  return made as unknown as RegistrationResponse
}

/** Asks for a passkey: in a window of the browser, or where a form is filled in. */
export async function askPasskey(options: Options, inForm = false): Promise<AuthenticationResponse> {
  const { startAuthentication } = await library()
  const used = await startAuthentication({ optionsJSON: options as never, useBrowserAutofill: inForm })
  return used as unknown as AuthenticationResponse
}

/** Ends what a form waits for. */
export async function stopWaiting(): Promise<void> {
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}

/** Whether the person closed the browser's window, or something else took its place: nothing to be told. */
export const isCanceled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
