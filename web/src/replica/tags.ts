import { type EntryId, toEntryTag } from '@menagerie/contract/entry'

/**
 * Names of everything that a render can read. A reader notes them, a batch returns those that changed, and the page
 * cache compares the two. One kind of tag per method of `Reader`, so that a page depends only on what it asked for.
 */
export const bodyTag = (id: EntryId) => `body:${toEntryTag(id)}`
const FILM = 'body:film:'
/** Tells whether the reads include a film: the page's policy must then allow the site's own media. */
export const hasFilmTag = (tags: ReadonlySet<string>) => tags.values().some((tag) => tag.startsWith(FILM))
export const pathTag = (id: EntryId) => `path:${toEntryTag(id)}`
export const titleTag = (id: EntryId) => `title:${toEntryTag(id)}`
export const atTag = (brand: string, locale: string, path: string) => `at:${brand}/${locale}/${path}`
export const listTag = (brand: string, locale: string, name: string) => `list:${brand}/${locale}/${name}`
export const groupTag = (brand: string, group: string) => `group:${brand}/${group}`
/** These two follow the clock and not the replica: `watchDays` drops them. `day` as `2026-11-26`; changes at the midnight after it. */
export const yearTag = (timeZone: string) => `year:${timeZone}`
export const pastTag = (timeZone: string, day: string) => `past:${timeZone}/${day}`
const PAST = /^past:(?<timeZone>.+)\/(?<day>[^/]+)$/
export const findPastDay = (tag: string) => PAST.exec(tag)?.groups
