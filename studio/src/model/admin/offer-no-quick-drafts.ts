import type { SanitizedConfig } from 'payload'
import { isValues } from '../../platform/values.ts'
import { beginsByItself } from './begins-by-itself.ts'

/** What holds further fields, in collections and blocks as Payload has prepared them. */
const CHILDREN = ['fields', 'flattenedFields', 'tabs', 'blocks', 'flattenedBlocks']

/**
 * Takes `Add new` from each choice of documents that save themselves, in place: it would make a draft of no name at once, on the wrong
 * site. Such a document begins in its list. `Add new` of a table of documents stays: it asks first (`begin-in-drawer.tsx`).
 */
export function offerNoQuickDrafts(config: SanitizedConfig): SanitizedConfig {
  const drafts = new Set<string>(config.collections.filter(beginsByItself).map(({ slug }) => slug))
  const seen = new Set<unknown>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each)
    if (!isValues(node) || seen.has(node)) return
    seen.add(node)
    const isChoice = node.type === 'relationship' || node.type === 'upload'
    if (isChoice && [node.relationTo].flat().some((slug) => drafts.has(String(slug))))
      node.admin = { ...(isValues(node.admin) && node.admin), allowCreate: false }
    for (const key of CHILDREN) visit(node[key])
  }
  for (const form of [...config.collections, ...(config.blocks ?? [])]) visit(form)
  return config
}
