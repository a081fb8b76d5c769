import { Agent, request } from 'node:http'
import { toAddressVariants, type Variant } from './to-variants.ts'

/** A gated page: `path` is on the origin, with the locale's prefix. `secrets` are words that stand on it and nowhere in public. */
export type GatedAddress = { port: number; path: string; secrets: readonly string[] }
export type Leaks = { asked: number; controls: number; faults: string[] }
type RawAnswer = { status: number; headers: string; text: string }

const AT_ONCE = 4

/**
 * S5: requests a gated page in every way without a session, right after a customer has read it. That the customer's
 * page contains the words shows that the search for them works.
 */
export async function proveNoLeaks(
  pages: readonly GatedAddress[],
  cookieOf: (page: GatedAddress) => string,
  most: number,
): Promise<Leaks> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const leaks: Leaks = { asked: 0, controls: 0, faults: [] }
  const each = Math.ceil(most / pages.length)
  try {
    for (const [index, page] of pages.entries()) {
      const own = { target: `/${page.path}/`, method: 'GET', headers: { Cookie: cookieOf(page) } }
      const read = await send(agent, page.port, own)
      const isWhole = read.status === 200 && page.secrets.every((secret) => read.text.includes(secret))
      if (!isWhole) leaks.faults.push(`a customer does not see /${page.path}/ whole: ${read.status}`)
      if (!/no-store/.test(read.headers)) leaks.faults.push(`/${page.path}/ may be kept`)
      leaks.controls += 1
      for (const variants of inTurns(pick(toAddressVariants(page.path), each, index))) {
        const answers = await Promise.all(variants.map((variant) => send(agent, page.port, variant)))
        leaks.asked += variants.length
        leaks.faults.push(...variants.flatMap((variant, at) => findLeak(variant, answers[at], page.secrets)))
      }
    }
    return leaks
  } finally {
    agent.destroy()
  }
}

/** Checks that no public document mentions the pages. */
export async function findInPublic(port: number, targets: readonly string[], secrets: readonly string[]) {
  const agent = new Agent({ keepAlive: true })
  try {
    const variants = targets.map((target) => ({ target, method: 'GET', headers: {} }))
    const answers = await Promise.all(variants.map((variant) => send(agent, port, variant)))
    return variants.flatMap((variant, at) => findLeak(variant, answers[at], secrets))
  } finally {
    agent.destroy()
  }
}

function findLeak(
  { method, target, headers }: Variant,
  answer: RawAnswer | undefined,
  secrets: readonly string[],
): string[] {
  const found = secrets.find((secret) => answer?.text.includes(secret) || answer?.headers.includes(secret))
  return found === undefined
    ? []
    : [`${method} ${target} ${JSON.stringify(headers)}: ${answer?.status} tells "${found}"`]
}

/** Picks some of the list, spread over all of it, and others for each page. */
function pick(variants: readonly Variant[], most: number, index: number): Variant[] {
  const step = Math.max(1, Math.floor(variants.length / most))
  return variants.filter((_, at) => (at + index) % step === 0).slice(0, most)
}

function inTurns<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, at) =>
    list.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
}

function send(agent: Agent, port: number, { target, method, headers }: Variant): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const asked = request({ agent, host: '127.0.0.1', port, path: target, method, headers }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      const text = toPlain(Buffer.concat(parts).toString('utf8'))
      resolve({ status: response.statusCode ?? 0, headers: JSON.stringify(response.headers), text })
    })
    // A server may close the connection after an invalid request.
    asked.on('error', () => resolve({ status: 0, headers: '', text: '' }))
    asked.end()
  })
}

const SIGNS: readonly (readonly [string, string])[] = [
  ['&amp;', '&'],
  ['&#x27;', "'"],
  ['&quot;', '"'],
]
const toPlain = (html: string) => SIGNS.reduce((text, [code, sign]) => text.replaceAll(code, sign), html)
