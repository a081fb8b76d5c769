import { VISITORS_FOLDERS } from '@menagerie/sites/fixed-routes'

/** Patterns for a folder, with `/{locale}` or nothing before it. */
const below = (folder: string) => [`/${folder}{/*}?`, `/:locale/${folder}{/*}?`]

/** Addresses that are never prefetched: those for one visitor, those that are no pages, and those with typed input. */
const NEVER = [
  ...VISITORS_FOLDERS.flatMap(below),
  ...['assets', 'imaging', 'leaflets', 'films', 'embed', 'logout', '1'].map((folder) => `/${folder}{/*}?`),
  '/_*',
  '/*/_*',
  '/*.*',
]
/** Links that are never prefetched: `nofollow` marks those to gated pages. */
const NEVER_LINKS = '[rel~=nofollow], [target], [download]'

/**
 * Lets browsers that support speculation rules prefetch a page of the site when its link is about to be pressed
 * (decision 018). Patterns apply to the file's own origin, so nothing of another website or brand is prefetched.
 */
export const SPECULATION_RULES = {
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NEVER } },
          // The only queries allowed are page numbers of a list: such pages are cached like any other.
          { or: [{ not: { href_matches: '/*\\?:any' } }, { href_matches: '/*\\?page=:number(\\d+)' }] },
          { not: { selector_matches: NEVER_LINKS } },
        ],
      },
    },
  ],
} as const
