import { z } from 'zod'

/** No dot segments; spaces inside only. */
const SEGMENT = String.raw`(?!\.{1,2}(?:\/|$))[^\s/\\?#]+(?: +[^\s/\\?#]+)*`

/**
 * An address that is left, as the site reads it: decoded, lower case, no slashes around. Wider than the path of a page: former
 * sites had dots, underscores, and spaces in the names of files.
 */
export const redirectPathSchema = z.string().regex(new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`, 'u'))

/** Where a redirect leads. A page or product is named by key, so that it is found wherever it moves. */
const redirectTargetSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('entry'), kind: z.enum(['page', 'product', 'article', 'job']), key: z.string().min(1) }),
  /** A path of the same brand-locale; '' is its home page. */
  z.object({ type: z.literal('path'), path: z.union([z.literal(''), redirectPathSchema]) }),
  z.object({ type: z.literal('external'), url: z.url({ protocol: /^https?$/ }) }),
])
export type RedirectTarget = z.infer<typeof redirectTargetSchema>

export const REDIRECT_STATUSES = [301, 302] as const

/**
 * Redirect of one brand-locale, already flattened: its target is no redirect. An exact one owns `from` as the path of its
 * entry; a prefix one answers for `from` and all below it where nothing else stands, the longest first.
 */
export const redirectBodySchema = z.object({
  from: redirectPathSchema,
  match: z.enum(['exact', 'prefix']),
  to: redirectTargetSchema,
  status: z.union([z.literal(301), z.literal(302)]),
  /** Prefix only: what follows `from` is put behind a target of type `path` or `external`. */
  keepRest: z.boolean(),
})
export type RedirectBody = z.infer<typeof redirectBodySchema>
