import { APIError, type PayloadRequest } from 'payload'

const MINUTE_S = 60

/** Refuses a try for a number of seconds, with a header for programs and a sentence for users. */
export function refuseTryWithWait(req: PayloadRequest, waitS: number): never {
  req.responseHeaders = new Headers({ 'retry-after': String(waitS) })
  const minutes = Math.ceil(waitS / MINUTE_S)
  const wait = minutes === 1 ? 'a minute' : minutes > 120 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} minutes`
  throw new APIError(`There were too many attempts to sign in: wait ${wait} and try again`, 429, undefined, true)
}
