import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { z } from 'zod'
import { postToStudio } from '../frame/post-to-studio.ts'

/** `refused`: the person closed the browser's window, or it has no passkey for this studio. */
type PasskeyAnswer = { response: unknown } | { problem: string } | { refused: true }

const hasChallenge = (value: unknown) => z.looseObject({ challenge: z.string() }).safeParse(value).success

/** Asks the browser for a passkey that answers the studio's challenge. */
export async function showPasskey(address: string): Promise<PasskeyAnswer> {
  const { found, problem } = await postToStudio(
    address,
    {},
    z.custom<PublicKeyCredentialRequestOptionsJSON>(hasChallenge),
  )
  if (found === undefined) return { problem }
  const response = await startAuthentication({ optionsJSON: found }).catch(() => undefined)
  return response === undefined ? { refused: true } : { response }
}

/** Asks the browser for a new passkey. */
export async function makePasskey(address: string): Promise<PasskeyAnswer> {
  const { found, problem } = await postToStudio(
    address,
    {},
    z.custom<PublicKeyCredentialCreationOptionsJSON>(hasChallenge),
  )
  if (found === undefined) return { problem }
  const response = await startRegistration({ optionsJSON: found }).catch(() => undefined)
  return response === undefined ? { refused: true } : { response }
}
