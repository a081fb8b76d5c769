import type { Endpoint } from 'payload'

/** Addresses that Payload gives every collection with accounts. */
const ACCOUNT_ADDRESSES = [
  ['post', '/login'],
  ['post', '/logout'],
  ['post', '/refresh-token'],
  ['get', '/me'],
  ['get', '/init'],
  ['post', '/first-register'],
  ['post', '/forgot-password'],
  ['post', '/reset-password'],
  ['post', '/unlock'],
  ['post', '/verify/:id'],
] as const satisfies readonly (readonly [Endpoint['method'], string])[]

/** Payload takes the first endpoint that fits, and its own come last: so these shut them. */
export const CLOSED_ENDPOINTS: Endpoint[] = ACCOUNT_ADDRESSES.map(([method, path]) => ({
  method,
  path,
  handler: refuse,
}))

function refuse(): Response {
  return Response.json({ errors: [{ message: 'Business customers have their own portal' }] }, { status: 403 })
}
