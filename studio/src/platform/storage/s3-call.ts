import { AwsClient } from 'aws4fetch'
import { StorageProblem } from './file-storage.ts'
import { hashContent } from './hash-content.ts'
import type { S3Settings } from './s3-settings.ts'

export type S3Limits = {
  /** Time limit for the start of an answer, including the upload. */
  answerMs: number
  /** Longest pause within an answer. */
  silenceMs: number
  tries: number
}

export const S3_LIMITS: S3Limits = { answerMs: 20_000, silenceMs: 10_000, tries: 3 }

type Call = { method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'; query?: Record<string, string>; body?: Buffer | Blob }

type S3Call = (key: string, call: Call) => Promise<Response>

const FIRST_PAUSE_MS = 200
/** Additional time for large uploads, such as films: half a megabyte per second. */
const SLOWEST_BYTES_PER_MS = 500
const NOTHING = Buffer.alloc(0)

/**
 * Sends one signed request, and retries it while the service fails. Any answer except success and 404 is a
 * `StorageProblem`.
 */
export function createS3Call(settings: S3Settings, limits: S3Limits): S3Call {
  const { base, region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })

  async function callOnce(address: URL, { method, body }: Call): Promise<Response> {
    const hash = await hashContent(body ?? NOTHING)
    const patienceMs = limits.answerMs + (body instanceof Blob ? body.size / SLOWEST_BYTES_PER_MS : 0)
    const request = await client.sign(address.href, {
      method,
      // Redirects are refused, because they would pass the signature on to another address.
      redirect: 'error',
      headers: { 'x-amz-content-sha256': hash },
      ...(body && { body: body instanceof Blob ? body : new Uint8Array(body) }),
    })
    return answerWithin(patienceMs, (signal) => fetch(request, { signal }))
  }

  return async (key, call) => {
    const address = toAddress(base, key, call.query)
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await callOnce(address, call).then(
        (response) => judge(call, response),
        (error: unknown) => ({ problem: toProblem(call, error), isFinal: false }),
      )
      if ('response' in outcome) return outcome.response
      if (outcome.isFinal || attempt >= limits.tries) throw outcome.problem
      await new Promise((resume) => setTimeout(resume, FIRST_PAUSE_MS * 2 ** (attempt - 1)))
    }
  }
}

/** Also rejects if the abort does not reach the request: combined abort signals are held weakly, so that one may be garbage-collected. */
async function answerWithin(patienceMs: number, ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const waiting = new AbortController()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const problem = new Error(`no answer in ${Math.round(patienceMs)} ms`)
    late.reject(problem)
    waiting.abort(problem)
  }, patienceMs)
  const answer = ask(waiting.signal)
  // The race below reports this error; afterwards it is irrelevant.
  answer.catch(() => {})
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

type Outcome = { response: Response } | { problem: StorageProblem; isFinal: boolean }

async function judge(call: Call, response: Response): Promise<Outcome> {
  if (response.ok || response.status === 404) return { response }
  return { problem: await toRefusal(call, response), isFinal: response.status < 500 && response.status !== 429 }
}

/** Encodes each segment separately, so that `/` stays a separator. */
function toAddress(base: URL, key: string, query: Record<string, string> = {}): URL {
  const address = new URL(base)
  address.pathname += key.split('/').map(encodeURIComponent).join('/')
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address
}

function toProblem({ method }: Call, error: unknown): StorageProblem {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return new StorageProblem(
    `The file storage did not answer ${method}: ${reason instanceof Error ? reason.message : reason}`,
  )
}

const MAX_REASON = 300

async function toRefusal({ method }: Call, response: Response): Promise<StorageProblem> {
  const text = await response.text().catch(() => '')
  const code = /<Code>([\w.]{1,60})<\/Code>/.exec(text.slice(0, MAX_REASON * 4))?.[1] ?? 'no reason given'
  return new StorageProblem(`The file storage answered ${method} with ${response.status} (${code})`)
}
