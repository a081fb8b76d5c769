import { isValues } from '../../../platform/values.ts'

/** Addresses that run a script, or that a browser makes of nothing. */
const NO_ADDRESS = /^(?:javascript|vbscript|data|about):|^#?$/i
const WITHOUT_SCHEME = /^(?:\/\/|www\.)(?=[\w-]+\.)/i

/** The address as a link has it; an empty one where it is none. */
export const toHref = (href: string): string =>
  NO_ADDRESS.test(href) ? '' : href.replace(WITHOUT_SCHEME, (begin) => `https://${begin.replace(/^\/\//, '')}`)

const LEADS = /^(?:https?:\/\/|mailto:|tel:|\/|#)/i

/** The first link of a text, as it was read, that leads from one page of another site to the next, and here nowhere. */
export function findLostLink(node: unknown): string | undefined {
  if (!isValues(node)) return undefined
  const { fields, root, children } = node
  const url = isValues(fields) ? fields.url : undefined
  if (typeof url === 'string' && !LEADS.test(url)) return url
  if (root !== undefined) return findLostLink(root)
  for (const child of Array.isArray(children) ? children : []) {
    const lost = findLostLink(child)
    if (lost !== undefined) return lost
  }
  return undefined
}
