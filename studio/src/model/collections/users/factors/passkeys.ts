import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { findStudioOrigins } from '../../../../platform/studio-origin.ts'
import type { PlainQuery } from '../../../../platform/to-plain-query.ts'

const RP_NAME = 'Menagerie studio'

const passkeySchema = z.object({
  id: z.string(),
  user_id: z.string(),
  public_key: z.instanceof(Buffer),
  counter: z.coerce.number(),
  transports: z.string(),
})

/** Host name for passkeys, to which browsers bind them: that of the page, if it is one of the studio's origins. */
function findHost(headers: Headers): string {
  const origins = findStudioOrigins()
  const asked = headers.get('origin')
  return new URL(origins.find((origin) => origin === asked) ?? origins[0] ?? '').hostname
}

const expected = () => ({
  expectedOrigin: [...findStudioOrigins()],
  expectedRPID: findStudioOrigins().map((origin) => new URL(origin).hostname),
})

async function listPasskeys(query: PlainQuery, userId: string) {
  const rows = await query(
    `select id, user_id::text, public_key, counter, transports from accounts.staff_passkey
     where user_id = $1::uuid order by added_at`,
    [userId],
  )
  return rows.map((row) => passkeySchema.parse(row))
}

const toNamed = ({ id, transports }: z.infer<typeof passkeySchema>) => ({ id, transports: transports.split(',') })

/** Options for signing in with a passkey of this user or, without a user, of any. */
export async function toPasskeyQuestion(query: PlainQuery, headers: Headers, userId: string) {
  const own = userId === '' ? [] : (await listPasskeys(query, userId)).map(toNamed)
  return generateAuthenticationOptions({
    rpID: findHost(headers),
    userVerification: 'required',
    ...(own.length > 0 && { allowCredentials: own }),
  })
}

/** Options for creating a passkey: stored on the authenticator, and unlocked by a fingerprint, face or PIN. */
export async function toPasskeyOffer(query: PlainQuery, headers: Headers, person: { id: string; email: string }) {
  return generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: findHost(headers),
    userName: person.email,
    userID: new TextEncoder().encode(person.id),
    excludeCredentials: (await listPasskeys(query, person.id)).map(toNamed),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/**
 * Stores a new passkey; returns false if the answer does not match the challenge or this studio, or the authenticator
 * did not verify the user.
 */
export async function keepPasskey(
  query: PlainQuery,
  { userId, challenge, response, name }: { userId: string; challenge: string; response: unknown; name: string },
): Promise<boolean> {
  const { data: answer } = registrationSchema.safeParse(response)
  if (answer === undefined) return false
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    ...expected(),
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified) return false
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  const kept = await query(
    `insert into accounts.staff_passkey (id, user_id, public_key, counter, transports, name)
     values ($1, $2::uuid, $3, $4::bigint, $5, $6) on conflict (id) do nothing returning 1`,
    [id, userId, Buffer.from(publicKey), counter, transports.join(','), name],
  )
  return kept.length > 0
}

/**
 * Returns the owner of the passkey that answered the challenge: '' if it is unknown or the answer is invalid. With
 * `userId`, only passkeys of this user are accepted.
 */
export async function checkPasskey(
  query: PlainQuery,
  { challenge, response, userId = '' }: { challenge: string; response: unknown; userId?: string },
): Promise<string> {
  const { data: answer } = authenticationSchema.safeParse(response)
  if (answer === undefined) return ''
  const [row] = await query(
    'select id, user_id::text, public_key, counter, transports from accounts.staff_passkey where id = $1',
    [answer.id],
  )
  const { data: passkey } = passkeySchema.safeParse(row)
  if (passkey === undefined || (userId !== '' && passkey.user_id !== userId)) return ''
  const handle = answer.response.userHandle
  if (handle && Buffer.from(handle, 'base64url').toString('utf8') !== passkey.user_id) return ''
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    ...expected(),
    credential: { id: passkey.id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified) return ''
  const used = await query(
    `update accounts.staff_passkey set counter = $2::bigint, used_at = now()
     where id = $1 and counter = $3::bigint returning 1`,
    [passkey.id, verified.authenticationInfo.newCounter, passkey.counter],
  )
  return used.length > 0 ? passkey.user_id : ''
}

const text = z.string().max(20_000)
const extensions = z.looseObject({}).default({})
const registrationSchema = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
}) satisfies z.ZodType<RegistrationResponseJSON, unknown>
const authenticationSchema = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
}) satisfies z.ZodType<AuthenticationResponseJSON, unknown>
