import { askOutside } from './ask-outside.ts'
import type { OwnHosts } from './receiver-address.ts'

const ANSWER_MS = 10_000

type Content = { body: string; headers: Readonly<Record<string, string>> }

/** Posts once and returns the status of the answer, whose body is not read. Throws where no answer comes, or nothing may be sent. */
export async function postToReceiver(address: string, { body, headers }: Content, own: OwnHosts): Promise<number> {
  const signal = AbortSignal.timeout(ANSWER_MS)
  const length = { 'content-length': Buffer.byteLength(body) }
  const answer = await askOutside(address, { method: 'POST', headers: { ...headers, ...length }, signal, body }, own)
  answer.destroy()
  return answer.statusCode ?? 0
}
