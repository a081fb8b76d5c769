import { type CollectionBeforeOperationHook, ValidationError } from 'payload'

/** Without a file Payload fetches one from the address that the form names: the server would call any machine for an editor. */
export const requireFile: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' || req.file !== undefined) return args
  const message = 'Choose a file'
  throw new ValidationError(
    { collection: collection.slug, errors: [{ path: 'file', label: message, message }], req },
    req.t,
  )
}
