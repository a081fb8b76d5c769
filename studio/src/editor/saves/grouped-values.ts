import type { ClientField, GroupFieldClient } from 'payload'
import type { Three } from './difference.ts'
import type { SavedValues } from './document-saves.ts'
import { listFormFields } from './list-form-fields.ts'
import { isSame } from './same-value.ts'

/** The fields of a group or a row; empty for any other value. */
export const partsOf = (value: unknown): SavedValues => (isParts(value) ? { ...value } : {})

export const isParts = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether a group is merged as a whole: its first field is a choice, such as the kind of a link's target, and one side
 * has changed it. Merged field by field, it would contain a target that does not match its kind.
 */
export function isOneChoice({ fields }: GroupFieldClient, { base, mine, theirs }: { [P in keyof Three]: SavedValues }) {
  const [first] = listFormFields(fields)
  if (first === undefined || !isChoice(first.own)) return false
  const [before, own, other] = [base[first.name], mine[first.name], theirs[first.name]]
  return !isSame(before, own) || !isSame(before, other)
}

const isChoice = (field: ClientField | undefined) => field?.type === 'select' && field.hasMany !== true
