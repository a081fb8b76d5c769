import type { ClientField, GroupFieldClient } from 'payload'
import type { Three } from './difference.ts'
import type { SavedValues } from './document-saves.ts'
import { listFormFields } from './list-form-fields.ts'
import { isSame } from './same-value.ts'

/** The parts of a group, or of a row; none of an empty one. */
export const partsOf = (value: unknown): SavedValues => (isParts(value) ? { ...value } : {})

export const isParts = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether a group is kept as a whole: it begins with the choice of what it is about, as a link begins with the kind of its target, and one
 * side has chosen anew. Field by field, the target of the other would stand there and count for nothing.
 */
export function isOneChoice({ fields }: GroupFieldClient, { base, mine, theirs }: { [P in keyof Three]: SavedValues }) {
  const [first] = listFormFields(fields)
  if (first === undefined || !isChoice(first.own)) return false
  const [before, own, other] = [base[first.name], mine[first.name], theirs[first.name]]
  return !isSame(before, own) || !isSame(before, other)
}

const isChoice = (field: ClientField | undefined) => field?.type === 'select' && field.hasMany !== true
