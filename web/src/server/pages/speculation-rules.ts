import { VISITORS_FOLDERS } from '@menagerie/sites/fixed-routes'

/** `/{locale}` or nothing before it. */
const below = (folder: string) => [`/${folder}{/*}?`, `/:locale/${folder}{/*}?`]

/** What is made for one visitor, what is no page, and what a question was typed for: none of it is asked for ahead. */
const NEVER = [
  ...VISITORS_FOLDERS.flatMap(below),
  ...['assets', 'imaging', 'leaflets', 'films', 'embed', 'logout', '1'].map((folder) => `/${folder}{/*}?`),
  '/_*',
  '/*/_*',
  '/*.*',
]
/** Nor links that say so: `nofollow` stands on those that lead to gated pages. */
const NEVER_LINKS = '[rel~=nofollow], [target], [download]'

/**
 * Browsers that know them fetch a page of ours when its link is about to be pressed (decision 018). Patterns are of the
 * origin that the file comes from, so nothing of another website or the other brand is ever asked for.
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
          // The only queries are the pages of a list: they are cached like any page.
          { or: [{ not: { href_matches: '/*\\?:any' } }, { href_matches: '/*\\?page=:number(\\d+)' }] },
          { not: { selector_matches: NEVER_LINKS } },
        ],
      },
    },
  ],
} as const
