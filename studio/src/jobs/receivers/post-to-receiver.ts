import { request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { lookUpPublic } from './look-up-public.ts'
import { findAddressFault, isOwnHost, type OwnHosts } from './receiver-address.ts'

const ANSWER_MS = 10_000

type Content = { body: string; headers: Readonly<Record<string, string>> }

/** Posts once and returns the status of the answer, whose body is not read. Throws where no answer comes, or nothing may be sent. */
export function postToReceiver(address: string, { body, headers }: Content, own: OwnHosts): Promise<number> {
  const fault = findAddressFault(address, own)
  if (fault !== undefined) return Promise.reject(new Error(fault))
  const url = new URL(address)
  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const asking = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    signal: AbortSignal.timeout(ANSWER_MS),
    agent: false,
    ...(!isOwnHost(url, own) && { lookup: lookUpPublic }),
  })
  asking.on('response', (answer) => {
    resolve(answer.statusCode ?? 0)
    answer.destroy()
  })
  asking.on('error', reject)
  asking.end(body)
  return promise
}
