import type { SanitizedConfig } from 'payload'
import { isValues, type Values } from '../../platform/values.ts'

/** What holds further fields, in collections and blocks as Payload has prepared them. */
const CHILDREN = ['fields', 'flattenedFields', 'tabs', 'blocks', 'flattenedBlocks']

/** Goes through the fields of all forms, rows and blocks included, each once: Payload keeps several references to one. */
export function visitFields(config: SanitizedConfig, change: (field: Values) => void): SanitizedConfig {
  const seen = new Set<unknown>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each)
    if (!isValues(node) || seen.has(node)) return
    seen.add(node)
    if (typeof node.type === 'string') change(node)
    for (const key of CHILDREN) visit(node[key])
  }
  for (const form of [...config.collections, ...(config.blocks ?? [])]) visit(form)
  return config
}

/** The collections that a field chooses documents of. */
export const chosenOf = ({ type, relationTo }: Values): string[] =>
  type === 'relationship' || type === 'upload' ? [relationTo].flat().map(String) : []

/** Adds to what a field says of its form. */
export function addToAdmin(field: Values, more: Values): void {
  field.admin = { ...(isValues(field.admin) && field.admin), ...more }
}
