import { CUSTOMER_HEADER } from '@menagerie/contract/accounts'
import { inSpan, noteStatus } from '@menagerie/telemetry/in-span'
import type { ContentApi } from '../../platform/content-api.ts'
import type { Env } from '../../platform/env.ts'
import { traceHeaders } from '../../platform/trace.ts'
import { type EpochOf, toEpochHeader } from './epoch-header.ts'

/** Limits of a call's answer. */
const MOST = { bytes: 1_048_576, ms: 5_000 }

type Settings = Pick<Env, 'CONTENT_API_URL' | 'CONTENT_API_TOKEN' | 'CONTENT_API_ACCOUNTS_TOKEN'>

/** Folder of the calls that the accounts' token is for: a token has one purpose (reading 15). */
const ACCOUNTS = '/auth/'

/** Status for a call that named another published state. */
const OTHER_EPOCH = 409

/**
 * Makes calls for one visitor, with limits on time and size. Redirects fail: the token must not go to another host. `epochOf` returns the epoch that the site
 * shows: a studio with another one does not have the site's customers, so its answer says nothing about them. Without `epochOf` every studio is believed; with
 * it, no call is made until the epoch is known.
 */
export function openContentApi(env: Settings, epochOf?: EpochOf): ContentApi {
  return {
    async ask(path, { method, query = {}, body, bearer, headers, signal, most = MOST } = {}) {
      const address = new URL(path, env.CONTENT_API_URL)
      const token = (path.startsWith(ACCOUNTS) ? env.CONTENT_API_ACCOUNTS_TOKEN : env.CONTENT_API_TOKEN) ?? ''
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      const timeout = AbortSignal.timeout(most.ms)
      const epoch = toEpochHeader(epochOf)
      const verb = method ?? (body === undefined ? 'GET' : 'POST')
      const attributes = { 'http.request.method': verb, 'url.path': address.pathname }
      return inSpan('content-api', { kind: 'client', attributes }, async (span) => {
        const response = await fetch(address, {
          method: verb,
          redirect: 'error',
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
          headers: {
            Accept: 'application/json',
            Authorization: `Bearer ${token}`,
            ...headers,
            ...traceHeaders(),
            ...epoch,
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
            ...(bearer !== undefined && { [CUSTOMER_HEADER]: bearer }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        noteStatus(span, response.status)
        const retryAfterS = Number(response.headers.get('retry-after') ?? Number.NaN)
        const json = parse(await readText(response, most.bytes))
        if (epochOf !== undefined && response.status === OTHER_EPOCH)
          throw new Error('the studio has another published state')
        return { status: response.status, json, ...(retryAfterS > 0 && { retryAfterS }) }
      })
    },
  }
}

async function readText(response: Response, mostBytes: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.byteLength
    if (size > mostBytes) throw new Error(`the Content API answered with more than ${mostBytes} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
