import { type IncomingMessage, type RequestOptions, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { lookUpPublic } from './look-up-public.ts'
import { findAddressFault, isOwnHost, type OwnHosts } from './receiver-address.ts'

type OutsideRequest = Pick<RequestOptions, 'method' | 'headers' | 'timeout'> & { signal: AbortSignal; body?: string }

/**
 * Sends one request to an address that a user entered: follows no redirects, and reaches no private network but the
 * operator's hosts. Resolves with the beginning of the answer, which callers must read or destroy; rejects without an
 * answer, or if the address is not allowed.
 */
export function askOutside(
  address: string,
  { body, ...asked }: OutsideRequest,
  own: OwnHosts,
): Promise<IncomingMessage> {
  const fault = findAddressFault(address, own)
  if (fault !== undefined) return Promise.reject(new Error(fault))
  const url = new URL(address)
  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const asking = request(url, { ...asked, agent: false, ...(!isOwnHost(url, own) && { lookup: lookUpPublic }) })
  asking.on('timeout', () => asking.destroy(new Error('The address fell silent')))
  asking.on('response', resolve)
  asking.on('error', reject)
  // After a protocol switch (101) Node closes the connection without an error event.
  asking.on('close', () => reject(new Error('The address ended the connection without an answer')))
  asking.end(body)
  return promise
}
