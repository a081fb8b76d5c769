import { APIError, type CollectionBeforeOperationHook, type Endpoint } from 'payload'
import { FIRST_ACCOUNT } from '../../admin/words.ts'

/** Payload offers the first account of an empty studio to the first visitor of `/admin`. Here a person is made by one that is signed in, or on the server. */
export const refuseFirstUser: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || req.payloadAPI === 'local' || req.user !== null) return args
  throw new APIError(FIRST_ACCOUNT, 403, undefined, true)
}

/** The address of that offer, closed before a stranger's body is read. */
export const noFirstUser: Endpoint = {
  method: 'post',
  path: '/first-register',
  handler: () => {
    throw new APIError(FIRST_ACCOUNT, 403, undefined, true)
  },
}
