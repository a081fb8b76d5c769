import type { SanitizedConfig } from 'payload'
import { isValues, type Values } from '../../platform/values.ts'

/** Properties that contain further fields, in prepared collections and blocks. */
const CHILDREN = ['fields', 'flattenedFields', 'tabs', 'blocks', 'flattenedBlocks']

/**
 * Visits the fields of all forms, including rows and blocks, each once: Payload stores several references to one field.
 */
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

/** The collections that a relation's documents may come from. */
export const chosenOf = ({ type, relationTo }: Values): string[] =>
  type === 'relationship' || type === 'upload' ? [relationTo].flat().map(String) : []

/** Adds options to a field's `admin` configuration. */
export function addToAdmin(field: Values, more: Values): void {
  field.admin = { ...(isValues(field.admin) && field.admin), ...more }
}
