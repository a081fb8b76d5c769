import { type PayloadRequest, ValidationError } from 'payload'
import { toOwnFormField } from './to-product-field.ts'

/** Why a document cannot be published, at the form field that has to change; `also`: the further problems. */
export class FieldProblem extends Error {
  readonly field: string
  readonly also: readonly FieldProblem[]

  constructor(field: string, message: string, also: readonly FieldProblem[] = []) {
    super(message)
    this.name = 'FieldProblem'
    this.field = field
    this.also = also
  }

  /** This problem and the further ones, in order. */
  get all(): readonly FieldProblem[] {
    return [this, ...this.also]
  }

  /** The same problems, each changed by `toProblem`. */
  retold(toProblem: (problem: FieldProblem) => FieldProblem): FieldProblem {
    return joinProblems(this.all.map(toProblem)) ?? this
  }
}

/** Joins problems to one error, with the first message of each field; absent without problems. */
export function joinProblems(problems: readonly FieldProblem[]): FieldProblem | undefined {
  const each = problems.flatMap(({ all }) => all)
  const [first, ...also] = each.filter(({ field }, at) => each.findIndex((other) => other.field === field) === at)
  return first && new FieldProblem(first.field, first.message, also)
}

/** Runs all of the work, then throws the problems of all parts together. */
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

/** Translates field problems into messages beside the admin's fields; returns any other error unchanged. */
export function toValidationError(error: unknown, collection: string, req: PayloadRequest): unknown {
  if (!(error instanceof FieldProblem)) return error
  const errors = error.all.map(({ field, message }) => ({
    path: toOwnFormField(collection, field),
    label: message,
    message,
  }))
  return new ValidationError({ collection, errors, req }, req.t)
}
