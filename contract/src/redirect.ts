import { z } from 'zod'

/** Excludes dot segments, and spaces at the ends of a segment. */
const SEGMENT = String.raw`(?!\.{1,2}(?:\/|$))[^\s/\\?#]+(?: +[^\s/\\?#]+)*`

/**
 * A former address, as the site reads it: decoded, lower case, no slashes around. It allows more than the path of a
 * page, because former sites had dots and underscores in addresses, and spaces in file names.
 */
export const redirectPathSchema = z.string().regex(new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`, 'u'))

/** Target of a redirect. A document is named by key, so that it is found after it moves. */
const redirectTargetSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('entry'), kind: z.enum(['page', 'product', 'article', 'job']), key: z.string().min(1) }),
  /** A path of the same brand-locale; '' is its home page. */
  z.object({ type: z.literal('path'), path: z.union([z.literal(''), redirectPathSchema]) }),
  z.object({ type: z.literal('external'), url: z.url({ protocol: /^https?$/ }) }),
])
export type RedirectTarget = z.infer<typeof redirectTargetSchema>

export const REDIRECT_STATUSES = [301, 302] as const

/**
 * Redirect of one brand-locale, already flattened: its target is not a redirect. An exact redirect has `from` as the
 * path of its entry. A prefix redirect applies to `from` and all paths below that have no document; the longest prefix
 * wins.
 */
export const redirectBodySchema = z.object({
  from: redirectPathSchema,
  match: z.enum(['exact', 'prefix']),
  to: redirectTargetSchema,
  status: z.union([z.literal(301), z.literal(302)]),
  /** Prefix redirects only: the rest of the path after `from` is appended to a target of type `path` or `external`. */
  keepRest: z.boolean(),
})
export type RedirectBody = z.infer<typeof redirectBodySchema>
