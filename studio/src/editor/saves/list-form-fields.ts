import type { ClientField } from 'payload'
import { TRAIL_NAMES } from '../../platform/trail-names.ts'

export type ListedField = { name: string; label: string; type: ClientField['type']; own?: ClientField }

/** Written by the studio itself, or no part of what an editor writes. */
const OWN: ReadonlySet<string> = new Set([
  'id',
  'updatedAt',
  'createdAt',
  'deletedAt',
  ...TRAIL_NAMES,
  '_status',
  'file',
  'thumbnailURL',
  'openTexts',
])

/** Whether the studio itself writes it, in a save of what editors wrote. */
export const isWrittenByStudio = (name: string) => OWN.has(name)

/** The fields of a form that hold values, in its order, whatever tabs and rows they stand in. */
export function listFormFields(fields: readonly ClientField[]): ListedField[] {
  return fields.flatMap((field): ListedField[] => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? [toField(tab.name, tab.label, 'group')] : listFormFields(tab.fields),
      )
    }
    if ('name' in field && field.name) {
      if (field.type === 'ui' || field.type === 'join' || OWN.has(field.name)) return []
      return [{ ...toField(field.name, 'label' in field ? field.label : undefined, field.type), own: field }]
    }
    return 'fields' in field ? listFormFields(field.fields) : []
  })
}

function toField(name: string, label: unknown, type: ClientField['type']): ListedField {
  return { name, type, label: toShown(label) ?? name }
}

/** A group whose heading the form leaves out: its fields are called without it. */
export const isUnlabelled = ({ own }: Pick<ListedField, 'own'>): boolean =>
  own?.type === 'group' && toShown(own.label) === undefined

/** A label, of a field with an input of its own in all languages: that of the page, which the server has not yet. */
function toShown(label: unknown): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null) return undefined
  const labels = new Map<string, unknown>(Object.entries(label))
  const told = labels.get(globalThis.document?.documentElement.lang) ?? labels.get('en')
  return typeof told === 'string' ? told : undefined
}
