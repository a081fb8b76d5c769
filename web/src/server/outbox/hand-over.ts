import { EPOCH_HEADER } from '@menagerie/contract/feed'
import { submissionAnswerSchema } from '@menagerie/contract/submissions'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import type { WaitingRow } from './delivery-marks.ts'

export const CALL_MS = 10_000
/** The studio understood the call, and will say the same the next time. */
const BAD_CONTENT = [400, 413, 422]
/** The studio is away, has another address or another token: no form is at fault. Any other error may be one form's, such as that of a firewall. */
const AWAY = [401, 404, 429, 502, 503, 504]
const LEAST_ERROR = 400

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
    if (answer.status === FOREIGN) return 'foreign'
    if (answer.status >= LEAST_ERROR && !AWAY.includes(answer.status)) return 'failed'
    const json: unknown = await answer.json()
    const stored = submissionAnswerSchema.safeParse(json).data?.stored ?? []
    return answer.ok && rows.every(({ id }) => stored.includes(id)) ? 'delivered' : 'unreachable'
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'failed' : 'unreachable'
  }
}
