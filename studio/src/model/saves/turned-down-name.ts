import { tell } from '../languages/tell.ts'

const MARK = ' (turned down)'

/** `savedBy` of a version that its author has rejected in favour of another. */
export const toTurnedDown = (name: string | null): string | null => (name === null ? null : `${name}${MARK}`)

export const isTurnedDownName = (savedBy: string | null | undefined): boolean => savedBy?.endsWith(MARK) === true

/** Pattern for SQL's `like`. */
export const TURNED_DOWN_LIKE = `%${MARK}`

/** The author of a version in a language; ordinary names stay unchanged. */
export const tellSaver = (savedBy: string, language: string): string =>
  isTurnedDownName(savedBy) ? tell(savedBy, language) : savedBy
