import { randomUUID } from 'node:crypto'
import type { TextField } from 'payload'
import { SITE_CHOICES } from './site-field.ts'

/** Relates documents that are translations of each other. A copy is a new document, so it gets a new group. */
export const translationGroupField: TextField = {
  name: 'translationGroup',
  type: 'text',
  label: 'In other countries',
  required: true,
  index: true,
  defaultValue: () => randomUUID(),
  hooks: { beforeDuplicate: [() => randomUUID()] },
  admin: {
    position: 'sidebar',
    description:
      'The same content on other sites. Search engines are told, and send people to the one for their country.',
    disableListColumn: true,
    disableListFilter: true,
    components: {
      Field: {
        path: '/src/editor/inputs/TranslationsInput.tsx#TranslationsInput',
        clientProps: { choices: [...SITE_CHOICES] },
      },
    },
  },
}
