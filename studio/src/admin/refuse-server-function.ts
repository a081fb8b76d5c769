/** In the place of a server function of Payload that the admin does not use. */
export function refuseServerFunction(): never {
  throw new Error('This is not offered here')
}
