import { createHmac, timingSafeEqual } from 'node:crypto'
import { type PreviewGrant, previewGrantSchema } from './preview.ts'

/** The current secret, optionally with the previous one. */
type PreviewSecrets = string | readonly (string | undefined)[]

const listSecrets = (secrets: PreviewSecrets): readonly string[] =>
  (typeof secrets === 'string' ? [secrets] : secrets).filter((secret): secret is string => !!secret)

/** Signs a grant; its content is readable, not encrypted. */
export function signPreview(secret: string, grant: PreviewGrant): string {
  const text = Buffer.from(JSON.stringify(grant)).toString('base64url')
  return `${text}.${toSignature(secret, text)}`
}

/**
 * Returns the grant of a token that is signed with one of these secrets and has not expired. Two secrets are valid
 * while the secret is being changed.
 */
export function readPreviewToken(secrets: PreviewSecrets, token: string, now: number): PreviewGrant | undefined {
  const [text = '', signature = '', ...rest] = token.split('.')
  const given = Buffer.from(signature)
  const isSigned = listSecrets(secrets).some((secret) => {
    const expected = Buffer.from(toSignature(secret, text))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (rest.length > 0 || !isSigned) return undefined
  const grant = previewGrantSchema.safeParse(toJson(text)).data
  return grant !== undefined && grant.until * 1_000 > now ? grant : undefined
}

function toSignature(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`preview ${text}`).digest('base64url')
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
