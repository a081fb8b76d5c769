import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

/** OWASP ASVS 5.0, 6.2.1. */
const MIN_PASSWORD_LENGTH = 8

export const refuseShortPassword: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  const password: unknown = data?.password
  if (typeof password === 'string' && password.length < MIN_PASSWORD_LENGTH) {
    const message = `A password has at least ${MIN_PASSWORD_LENGTH} characters`
    throw new ValidationError(
      { collection: collection.slug, errors: [{ path: 'password', label: message, message }], req },
      req.t,
    )
  }
  return data
}
