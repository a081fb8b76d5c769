import { type IncomingMessage, type RequestOptions, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { lookUpPublic } from './look-up-public.ts'
import { findAddressFault, isOwnHost, type OwnHosts } from './receiver-address.ts'

type OutsideRequest = Pick<RequestOptions, 'method' | 'headers' | 'timeout'> & { signal: AbortSignal; body?: string }

/**
 * Asks an address that people wrote into a form: once, along no redirect, inside no network but the operator's own. Returns the answer
 * as it begins, which callers read or destroy; rejects where none comes, or nothing may be asked.
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
  // After an answer that changes the protocol (101) Node ends the connection without an error: nothing else would come.
  asking.on('close', () => reject(new Error('The address ended the connection without an answer')))
  asking.end(body)
  return promise
}
