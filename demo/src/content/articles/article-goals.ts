import type { Language } from '@menagerie/sites/brand-locale'

/** Number of articles of each kind that each site should have at least. */
export const ARTICLE_GOALS = { blog: 14, news: 6, advice: 10, jobs: 3, emergency: 3 } as const

/** Languages whose sites should have some long posts. */
const WITH_LONG: readonly Language[] = ['en', 'nl', 'de', 'fr']

/** Tells whether some posts in the language must be long. */
export const hasLongPosts = (language: Language): boolean => WITH_LONG.includes(language)

/** Number of posts that must be long, where any must. */
export const LEAST_LONG_POSTS = 6
/** Words of a long post, at least. */
export const LONG_POST = 600
/** Words of any other post, at least. */
export const SHORT_POST = 250
/** Words of any post, at most. */
export const LONGEST_POST = 1000
