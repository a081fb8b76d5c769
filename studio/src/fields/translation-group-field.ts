import { randomUUID } from 'node:crypto'
import type { TextField } from 'payload'

/** Joins the documents that are each other's translation. A copy is a new document, so it gets a group of its own. */
export const translationGroupField: TextField = {
  name: 'translationGroup',
  type: 'text',
  label: 'Translation group',
  required: true,
  index: true,
  defaultValue: () => randomUUID(),
  hooks: { beforeDuplicate: [() => randomUUID()] },
  admin: {
    position: 'sidebar',
    description: 'Versions of one text in other countries carry the same group.',
  },
}
