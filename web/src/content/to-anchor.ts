import { cleanLine } from '@menagerie/contract/clean-text'
import type { RenderContext } from '../context/render-context.ts'

/** Ids that pages themselves use. */
const TAKEN = [
  'consent-title',
  'content',
  'feed',
  'footer',
  'locales',
  'package-inserts',
  'products',
  'related',
  'specifications',
  'ways-on',
] as const

/** Creates the set of used ids, for a page whose headings links may lead to. */
export function createAnchors(): Set<string> {
  return new Set(TAKEN)
}

const NO_LETTERS = /[^\p{L}\p{N}]+/gu
const ENDS = /^-|-$/g

/**
 * Returns the id by which links lead to a heading of this page: its words in lower case with hyphens, `what-we-keep`; a repeated
 * heading gets a number, `what-we-keep-2`. Undefined for words without letters, and where the page does not track its ids.
 */
export function toAnchor({ page, site }: Pick<RenderContext, 'page' | 'site'>, heading: string): string | undefined {
  const taken = page?.anchors
  const name = cleanLine(heading).toLocaleLowerCase(site.iso).replace(NO_LETTERS, '-').replace(ENDS, '')
  if (taken === undefined || name === '') return undefined
  let anchor = name
  for (let count = 2; taken.has(anchor); count += 1) anchor = `${name}-${count}`
  taken.add(anchor)
  return anchor
}
