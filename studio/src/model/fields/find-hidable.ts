import type { Field } from 'payload'

/** Names of fields on one level that the form may hide. */
export function findHidable(fields: Field[]): ReadonlySet<string> {
  const known = KNOWN.get(fields)
  if (known !== undefined) return known
  const found = new Set(listHidable(fields, false))
  KNOWN.set(fields, found)
  return found
}

const KNOWN = new WeakMap<Field[], ReadonlySet<string>>()

function listHidable(fields: Field[], isBelow: boolean): string[] {
  return fields.flatMap((field) => {
    const isHidable = isBelow || hasCondition(field)
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) => {
        const isTabHidable = isHidable || hasCondition(tab)
        if ('name' in tab && tab.name !== undefined) return isTabHidable ? [tab.name] : []
        return listHidable(tab.fields, isTabHidable)
      })
    }
    if ('name' in field && typeof field.name === 'string') return isHidable ? [field.name] : []
    return 'fields' in field ? listHidable(field.fields, isHidable) : []
  })
}

const hasCondition = ({ admin }: { admin?: object | undefined }) =>
  admin !== undefined && 'condition' in admin && admin.condition !== undefined
