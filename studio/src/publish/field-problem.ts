import { type PayloadRequest, ValidationError } from 'payload'
import { toOwnFormField } from './to-product-field.ts'

/** Why a document cannot be published, at the form field that has to change. */
export class FieldProblem extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.name = 'FieldProblem'
    this.field = field
  }
}

/** Shows a field problem in the admin beside its field and, as the label, in the notice below; any other error stays what it is. */
export function toValidationError(error: unknown, collection: string, req: PayloadRequest): unknown {
  if (!(error instanceof FieldProblem)) return error
  const path = toOwnFormField(collection, error.field)
  return new ValidationError(
    { collection, errors: [{ path, label: error.message, message: error.message }], req },
    req.t,
  )
}
