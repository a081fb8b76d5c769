import { errorAnswerSchema } from '@menagerie/contract/error-answer'
import { EPOCH_HEADER } from '@menagerie/contract/feed'
import { submissionAnswerSchema } from '@menagerie/contract/submissions'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import type { WaitingRow } from './delivery-marks.ts'

export const CALL_MS = 10_000
const LOOK_MS = 5_000
/** The studio understood the call, and will say the same the next time. */
const BAD_CONTENT = [400, 413, 422]
/** It broke down over the call, and may do so again; a studio that is away answers otherwise, or not at all. */
const FAILED = 500
/** What a proxy says whose studio ended over the call, or has no time for it. */
const BROKE_OFF = [502, 504]
/** It is there no more, or not yet, as it or what stands before it says. */
const AWAY = [502, 503, 504]
/** What a connection ends with that was open; one that was never open says that it was refused, or that there is no such address. */
const BROKEN = /^(ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET|UND_ERR_HEADERS_TIMEOUT|UND_ERR_BODY_TIMEOUT|HPE_.*)$/

/** Another address or token, or too many calls: no form is at fault. */
const OF_ALL = [401, 404, 429]

/** Its database is of another published state than the site's. */
const FOREIGN = 409

export type OutboxTarget = { url: string; token: string }

/** `broken`: the studio was reached and gave no answer, so it may have ended or hung over one of these forms. */
export type HandOverResult = 'delivered' | 'refused' | 'failed' | 'broken' | 'unreachable' | 'foreign'
type Call = {
  target: OutboxTarget
  brand: BrandKey
  epoch: string | undefined
  signal: AbortSignal
  /** Hears why they were not taken: what the studio said, without what visitors wrote, or why it could not be asked. */
  onReason: (reason: string) => void
}

/** One call of the Content API with forms of one brand. */
export async function handOver(
  { target: { url, token }, brand, epoch, signal, onReason }: Call,
  rows: readonly WaitingRow[],
): Promise<HandOverResult> {
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
    const read = await answer.text().then(
      (text) => ({ text }),
      (error: unknown) => ({ error }),
    )
    if (!answer.ok) onReason(toAnsweredReason(answer.status, 'text' in read ? read.text : ''))
    if (BAD_CONTENT.includes(answer.status)) return 'refused'
    if (answer.status === FAILED) return 'failed'
    if (answer.status === FOREIGN) return 'foreign'
    if (BROKE_OFF.includes(answer.status)) return 'broken'
    if ('error' in read) throw read.error
    const { text } = read
    if (isOfFirewall(answer.status, text)) return 'failed'
    const json: unknown = JSON.parse(text)
    const stored = submissionAnswerSchema.safeParse(json).data?.stored ?? []
    return answer.ok && rows.every(({ id }) => stored.includes(id)) ? 'delivered' : 'unreachable'
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: '', message: String(error) }
    const code = toCauseCode(error)
    onReason(code || message)
    return name === 'TimeoutError' || BROKEN.test(code) ? 'broken' : 'unreachable'
  }
}

function toCauseCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

/** The sentence and the names of fields; what the studio says of a field may repeat its value. */
function toAnsweredReason(status: number, text: string): string {
  const said = readErrorAnswer(text)
  const fields = Object.keys(said?.errors ?? {})
  return [status, said?.message ?? '', fields.length > 0 ? `(${fields.join(', ')})` : ''].filter(Boolean).join(' ')
}

function readErrorAnswer(text: string) {
  try {
    return errorAnswerSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Whether the studio gives answers at the moment, whatever they say. */
export async function isStudioThere({ url }: OutboxTarget, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]),
    })
    await answer.body?.cancel()
    return !AWAY.includes(answer.status)
  } catch {
    return false
  }
}

/** A refusal that is not the studio's own comes from what stands before it, and may be about the words of one form. */
function isOfFirewall(status: number, text: string): boolean {
  if (status < 400 || status >= FAILED || OF_ALL.includes(status)) return false
  return readErrorAnswer(text) === undefined
}
