import type { PayloadRequest } from 'payload'

const KEY = 'addressProblems'

const keyOf = (id: unknown) => String(id ?? 'new')

/**
 * Remembers for this request the problem of a document's address, which the address field then reports; undefined
 * clears it.
 */
export function noteAddressProblem({ context }: PayloadRequest, id: unknown, problem: string | undefined): void {
  const known = context[KEY]
  const problems = known instanceof Map ? known : new Map<string, string>()
  if (problem === undefined) problems.delete(keyOf(id))
  else problems.set(keyOf(id), problem)
  context[KEY] = problems
}

/** Absent when no problem was noted in this save. */
export function findAddressProblem({ context }: PayloadRequest, id: unknown): string | undefined {
  const problems: unknown = context[KEY]
  const problem: unknown = problems instanceof Map ? problems.get(keyOf(id)) : undefined
  return typeof problem === 'string' ? problem : undefined
}
