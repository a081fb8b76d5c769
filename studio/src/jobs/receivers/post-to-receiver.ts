import { askOutside } from './ask-outside.ts'
import type { OwnHosts } from './receiver-address.ts'

const ANSWER_MS = 10_000

type Content = { body: string; headers: Readonly<Record<string, string>> }

/**
 * Posts once and returns the status; the body of the answer is not read. Throws without an answer, or if the address is
 * not allowed.
 */
export async function postToReceiver(address: string, { body, headers }: Content, own: OwnHosts): Promise<number> {
  const signal = AbortSignal.timeout(ANSWER_MS)
  const length = { 'content-length': Buffer.byteLength(body) }
  const answer = await askOutside(address, { method: 'POST', headers: { ...headers, ...length }, signal, body }, own)
  answer.destroy()
  return answer.statusCode ?? 0
}
