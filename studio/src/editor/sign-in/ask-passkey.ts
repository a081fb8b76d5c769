import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { z } from 'zod'
import { postToStudio } from '../frame/post-to-studio.ts'

/** `refused`: the user closed the browser's dialog, or there is no passkey for this studio. */
type PasskeyAnswer = { response: unknown } | { problem: string } | { refused: true }

const hasChallenge = (value: unknown) => z.looseObject({ challenge: z.string() }).safeParse(value).success

/** Lets the browser sign the studio's challenge with a passkey. */
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

/** Lets the browser create a passkey. */
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
