import { errorAnswerSchema } from '@menagerie/contract/error-answer'
import { EPOCH_HEADER } from '@menagerie/contract/feed'
import { submissionAnswerSchema } from '@menagerie/contract/submissions'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import type { WaitingRow } from './delivery-marks.ts'

export const CALL_MS = 10_000
const LOOK_MS = 5_000
/** The studio understood the call, and would answer the same the next time. */
const BAD_CONTENT = [400, 413, 422]
/** The studio failed on the call, and may do so again; a studio that is away gives other answers, or none. */
const FAILED = 500
/** Answers of a proxy when the studio ended during the call, or took too long. */
const BROKE_OFF = [502, 504]
/** The studio is not there, as it or a proxy says. */
const AWAY = [502, 503, 504]
/** Errors of a connection that was open. One that was never open fails with a refusal or an unknown host. */
const BROKEN = /^(ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET|UND_ERR_HEADERS_TIMEOUT|UND_ERR_BODY_TIMEOUT|HPE_.*)$/

/** Wrong address or token, or too many calls: not the fault of any form. */
const OF_ALL = [401, 404, 429]

/** The studio's database has another published state than the site. */
const FOREIGN = 409

export type OutboxTarget = { url: string; token: string }

/** `broken`: the studio was reached but gave no answer, so one of these forms may have made it crash or hang. */
export type HandOverResult = 'delivered' | 'refused' | 'failed' | 'broken' | 'unreachable' | 'foreign'
type Call = {
  target: OutboxTarget
  brand: BrandKey
  epoch: string | undefined
  signal: AbortSignal
  /** Receives why forms were not accepted: what the studio said, without visitors' input, or why it could not be asked. */
  onReason: (reason: string) => void
}

/** Makes one call of the Content API with forms of one brand. */
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

/** Returns the message and the names of fields; what the studio says about a field may repeat its value. */
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

/** Tells whether the studio answers at the moment, whatever the answer. */
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

/** Tells whether a refusal comes from a proxy or firewall before the studio, and so may concern the words of one form. */
function isOfFirewall(status: number, text: string): boolean {
  if (status < 400 || status >= FAILED || OF_ALL.includes(status)) return false
  return readErrorAnswer(text) === undefined
}
