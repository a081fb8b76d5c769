import { createHash } from 'node:crypto'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type DamageTarget = { url: string; port: number; path: string; headers: Record<string, string> }
export type SeenAnswer = { status: number; hash: string; length: number }

const ASK_MS = 20_000
const LANES = 8

/** Returns the answers by address. Without an answer the status is 0. */
export async function askTargets(targets: readonly DamageTarget[]): Promise<Map<string, SeenAnswer>> {
  const seen = new Map<string, SeenAnswer>()
  let next = 0
  const work = async () => {
    for (let at = next++; at < targets.length; at = next++) {
      const target = targets[at]
      if (target !== undefined) seen.set(target.url, await ask(target).catch(() => NO_ANSWER))
    }
  }
  await Promise.all(Array.from({ length: LANES }, work))
  return seen
}

const NO_ANSWER: SeenAnswer = { status: 0, hash: '', length: 0 }

function ask({ port, path, headers }: DamageTarget): Promise<SeenAnswer> {
  return new Promise((done, fail) => {
    // Unpacked, because packed bytes change when a page is packed better. Requested as from a page of the site,
    // because a first visit gets its styles inside as soon as there is time for that.
    const options = {
      host: '127.0.0.1',
      port,
      path,
      headers: { ...headers, 'accept-encoding': 'identity', 'sec-fetch-site': 'same-origin' },
      timeout: ASK_MS,
    }
    const asked = get(options, (response) => {
      buffer(response).then((body) => {
        const hash = createHash('sha256').update(body).digest('hex')
        done({ status: response.statusCode ?? 0, hash, length: body.length })
      }, fail)
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', fail)
  })
}
