import { isValues } from '../../../platform/values.ts'

/** Addresses that run a script or are empty. */
const NO_ADDRESS = /^(?:javascript|vbscript|data|about):|^#?$/i
const WITHOUT_SCHEME = /^(?:\/\/|www\.)(?=[\w-]+\.)/i

/** The address for a link; empty if it is not allowed. */
export const toHref = (href: string): string =>
  NO_ADDRESS.test(href) ? '' : href.replace(WITHOUT_SCHEME, (begin) => `https://${begin.replace(/^\/\//, '')}`)

const LEADS = /^(?:https?:\/\/|mailto:|tel:|\/|#)/i

/** The first relative link of a text: it worked on the site where the text comes from, but leads nowhere here. */
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
