import type { FormState } from 'payload'

/** Current path in the form of the field or row with this key; undefined if it is gone. */
export function findOwnPath(fields: FormState, key: string): string | undefined {
  const path: string[] = []
  for (const part of key.split('/')) {
    const rows = fields[path.join('.')]?.rows
    const at = rows?.findIndex(({ id }) => id === part)
    if (at === -1) return undefined
    path.push(at === undefined ? part : String(at))
  }
  const found = path.join('.')
  return found in fields || `${found}.id` in fields ? found : undefined
}
