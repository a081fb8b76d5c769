import { APIError, type CollectionBeforeOperationHook, type Endpoint } from 'payload'
import { FIRST_ACCOUNT } from '../../admin/words.ts'

/** Payload lets the first visitor of an empty studio create the first account. Here, users are created only by signed-in users or on the server. */
export const refuseFirstUser: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || req.payloadAPI === 'local' || req.user !== null) return args
  throw new APIError(FIRST_ACCOUNT, 403, undefined, true)
}

/** Closes that endpoint before it reads the body. */
export const noFirstUser: Endpoint = {
  method: 'post',
  path: '/first-register',
  handler: () => {
    throw new APIError(FIRST_ACCOUNT, 403, undefined, true)
  },
}
