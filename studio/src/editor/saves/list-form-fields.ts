import type { ClientField } from 'payload'
import { TRAIL_NAMES } from '../../platform/trail-names.ts'

export type ListedField = { name: string; label: string; type: ClientField['type']; own?: ClientField }

/** Fields that the studio writes, or that are not part of the content. */
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

/** Whether the studio itself writes the field during an editor's save. */
export const isWrittenByStudio = (name: string) => OWN.has(name)

/** Lists the fields with values in the order of the form, including those in tabs and rows. */
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

/** A group without a heading in the form: the names of its fields are shown without the group's. */
export const isUnlabelled = ({ own }: Pick<ListedField, 'own'>): boolean =>
  own?.type === 'group' && toShown(own.label) === undefined

/**
 * The label as text. A label in all languages, as custom inputs have it, is read in the page's language, which is
 * unknown on the server.
 */
function toShown(label: unknown): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null) return undefined
  const labels = new Map<string, unknown>(Object.entries(label))
  const told = labels.get(globalThis.document?.documentElement.lang) ?? labels.get('en')
  return typeof told === 'string' ? told : undefined
}
