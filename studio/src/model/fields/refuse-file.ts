import { type PayloadRequest, ValidationError } from 'payload'

/** Refuses an upload with a message at the field of the file. */
export function refuseFile(
  message: string,
  { collection, req }: { collection: { slug: string }; req: PayloadRequest },
): never {
  const errors = [{ path: 'file', label: message, message }]
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}
