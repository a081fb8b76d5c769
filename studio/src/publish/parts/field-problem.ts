import { type PayloadRequest, ValidationError } from 'payload'
import { toOwnFormField } from './to-product-field.ts'

/** Why a document cannot be published, at the form field that has to change; `also`: what else stands in the way. */
export class FieldProblem extends Error {
  readonly field: string
  readonly also: readonly FieldProblem[]

  constructor(field: string, message: string, also: readonly FieldProblem[] = []) {
    super(message)
    this.name = 'FieldProblem'
    this.field = field
    this.also = also
  }

  /** All of them, the first one first. */
  get all(): readonly FieldProblem[] {
    return [this, ...this.also]
  }

  /** The same problems, each told as `toProblem` says. */
  retold(toProblem: (problem: FieldProblem) => FieldProblem): FieldProblem {
    return joinProblems(this.all.map(toProblem)) ?? this
  }
}

/** One error that tells all; absent without a problem. A field has one message. */
export function joinProblems(problems: readonly FieldProblem[]): FieldProblem | undefined {
  const each = problems.flatMap(({ all }) => all)
  const [first, ...also] = each.filter(({ field }, at) => each.findIndex((other) => other.field === field) === at)
  return first && new FieldProblem(first.field, first.message, also)
}

/** Does all of the work, and throws what stood in the way of any of it. */
export function gatherProblems<T>(works: readonly (() => T)[]): T[] {
  const problems: FieldProblem[] = []
  const results = works.flatMap((work) => {
    try {
      return [work()]
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error
      problems.push(error)
      return []
    }
  })
  const joined = joinProblems(problems)
  if (joined !== undefined) throw joined
  return results
}

/** Shows field problems in the admin beside their fields; any other error stays what it is. */
export function toValidationError(error: unknown, collection: string, req: PayloadRequest): unknown {
  if (!(error instanceof FieldProblem)) return error
  const errors = error.all.map(({ field, message }) => ({
    path: toOwnFormField(collection, field),
    label: message,
    message,
  }))
  return new ValidationError({ collection, errors, req }, req.t)
}
