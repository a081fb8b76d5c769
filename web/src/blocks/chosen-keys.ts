/**
 * Returns what is chosen in a relation field, one text each. Values may be ids, documents, or pairs of collection and
 * either, where several collections are allowed.
 */
export function chosenKeys(values: unknown): string[] {
  return Array.isArray(values) ? values.map(toKey).filter((key) => key !== undefined) : []
}

function toKey(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return undefined
  if ('relationTo' in value && 'value' in value) {
    const key = toKey(value.value)
    return key && `${value.relationTo}/${key}`
  }
  return 'id' in value && typeof value.id === 'string' ? value.id : undefined
}
