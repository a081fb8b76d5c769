import type { Language } from '@menagerie/sites/brand-locale'

/** How much reading each site should have at least. */
export const ARTICLE_GOALS = { blog: 14, news: 6, advice: 10, jobs: 3, emergency: 3 } as const

/** Languages whose sites should have some long posts. */
const WITH_LONG: readonly Language[] = ['en', 'nl', 'de', 'fr']

/** Whether some posts in the language are long. */
export const hasLongPosts = (language: Language): boolean => WITH_LONG.includes(language)

/** How many posts should be long where any are. */
export const LEAST_LONG_POSTS = 6
/** Words of a long post, at least. */
export const LONG_POST = 600
/** Words of any other post, at least. */
export const SHORT_POST = 250
/** Words of any post, at most. */
export const LONGEST_POST = 1000
