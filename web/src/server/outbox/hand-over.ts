import { errorAnswerSchema } from '@menagerie/contract/error-answer'
import { EPOCH_HEADER } from '@menagerie/contract/feed'
import { submissionAnswerSchema } from '@menagerie/contract/submissions'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import type { WaitingRow } from './delivery-marks.ts'

export const CALL_MS = 10_000
/** The studio understood the call, and will say the same the next time. */
const BAD_CONTENT = [400, 413, 422]
/** It broke down over the call, and may do so again; a studio that is away answers otherwise, or not at all. */
const FAILED = 500
/** Another address or token, or too many calls: no form is at fault. */
const OF_ALL = [401, 404, 429]

/** Its database is of another published state than the site's. */
const FOREIGN = 409

export type OutboxTarget = { url: string; token: string }

export type Sent = 'delivered' | 'refused' | 'failed' | 'unreachable' | 'foreign'
type Call = { target: OutboxTarget; brand: BrandKey; epoch: string | undefined; signal: AbortSignal }

/** One call of the Content API with forms of one brand. */
export async function handOver(
  { target: { url, token }, brand, epoch, signal }: Call,
  rows: readonly WaitingRow[],
): Promise<Sent> {
  const address = new URL(`${url}/submissions`)
  address.searchParams.set('brand', brand)
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: `{"submissions":[${rows.map(({ body }) => body).join(',')}]}`,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(epoch !== undefined && { [EPOCH_HEADER]: epoch }),
      },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_MS)]),
    })
    if (BAD_CONTENT.includes(answer.status)) return 'refused'
    if (answer.status === FAILED) return 'failed'
    if (answer.status === FOREIGN) return 'foreign'
    const text = await answer.text()
    if (isOfFirewall(answer.status, text)) return 'failed'
    const json: unknown = JSON.parse(text)
    const stored = submissionAnswerSchema.safeParse(json).data?.stored ?? []
    return answer.ok && rows.every(({ id }) => stored.includes(id)) ? 'delivered' : 'unreachable'
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'failed' : 'unreachable'
  }
}

/** A refusal that is not the studio's own comes from what stands before it, and may be about the words of one form. */
function isOfFirewall(status: number, text: string): boolean {
  if (status < 400 || status >= FAILED || OF_ALL.includes(status)) return false
  try {
    return !errorAnswerSchema.safeParse(JSON.parse(text)).success
  } catch {
    return true
  }
}
