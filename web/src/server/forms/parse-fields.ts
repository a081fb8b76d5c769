import type { FormFields } from '../../platform/forms/form.ts'

/** More than any of the site's forms has. */
const MAX_FIELDS = 100
const URLENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

export function isFormType(contentType: string | undefined): boolean {
  const type = toType(contentType)
  return type === URLENCODED || type === MULTIPART
}

/** Returns the fields of a form; of several with one name the last counts. Undefined when unreadable, with a file, or with a NUL in it. */
export async function parseFields(contentType: string | undefined, body: Buffer): Promise<FormFields | undefined> {
  const pairs = toType(contentType) === URLENCODED ? parseEncoded(body) : await parseMultipart(contentType ?? '', body)
  if (pairs === undefined || pairs.length > MAX_FIELDS) return undefined
  if (pairs.some(([name, value]) => name.includes('\0') || value.includes('\0'))) return undefined
  return Object.fromEntries(pairs)
}

function parseEncoded(body: Buffer): [string, string][] | undefined {
  const text = toText(body)
  if (text === undefined) return undefined
  const bytes = text
    .replaceAll('+', ' ')
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
    })
  try {
    return bytes.map(([name = '', value = '']) => [decodeURIComponent(name), decodeURIComponent(value)])
  } catch {
    return undefined
  }
}

/** Parses with Node's own reader, where an empty file field counts as a file, too. Counts the parts first, as reading them costs more. */
async function parseMultipart(contentType: string, body: Buffer): Promise<[string, string][] | undefined> {
  const text = toText(body)
  const [, boundary = ''] = /;\s*boundary="?([^";]+)/i.exec(contentType) ?? []
  // The last delimiter ends the body.
  if (text === undefined || boundary === '' || text.split(`--${boundary}`).length - 2 > MAX_FIELDS) return undefined
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData()
    const pairs: [string, string][] = []
    for (const [name, value] of form) {
      if (typeof value !== 'string') return undefined
      pairs.push([name, value])
    }
    return pairs
  } catch {
    return undefined
  }
}

function toText(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}

function toType(contentType: string | undefined): string | undefined {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase()
}
