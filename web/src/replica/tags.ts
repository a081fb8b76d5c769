import { type EntryId, toEntryTag } from '@menagerie/contract/entry'

/**
 * Names of all that a render can read. A reader notes them, a batch answers with those that changed, and the two meet in the
 * page cache. One kind of tag per method of `Reader`, so a page depends on just what it asked for.
 */
export const bodyTag = (id: EntryId) => `body:${toEntryTag(id)}`
const FILM = 'body:film:'
/** Whether what read these shows a film: its page lets media of our own in. */
export const hasFilmTag = (tags: ReadonlySet<string>) => tags.values().some((tag) => tag.startsWith(FILM))
export const pathTag = (id: EntryId) => `path:${toEntryTag(id)}`
export const titleTag = (id: EntryId) => `title:${toEntryTag(id)}`
export const atTag = (brand: string, locale: string, path: string) => `at:${brand}/${locale}/${path}`
export const listTag = (brand: string, locale: string, name: string) => `list:${brand}/${locale}/${name}`
export const groupTag = (brand: string, group: string) => `group:${brand}/${group}`
/** These two are of a clock and not of the replica: `watchDays` drops them. `day` as `2026-11-26`, from the midnight behind it. */
export const yearTag = (timeZone: string) => `year:${timeZone}`
export const pastTag = (timeZone: string, day: string) => `past:${timeZone}/${day}`
const PAST = /^past:(?<timeZone>.+)\/(?<day>[^/]+)$/
export const findPastDay = (tag: string) => PAST.exec(tag)?.groups
