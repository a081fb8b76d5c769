import type { FieldHook } from 'payload'

/** A copy tells that it is one, in lists and at the top of its form. */
export const markCopy: FieldHook = ({ value }) =>
  typeof value === 'string' && value !== '' ? `${value} (copy)` : value

/** Two documents cannot stand at one address. */
export const moveCopy: FieldHook = ({ value }) => (typeof value === 'string' && value !== '' ? `${value}-copy` : value)
