import { tell } from '../languages/tell.ts'

const MARK = ' (turned down)'

/** `savedBy` of a version that its writer has left out for another's. */
export const toTurnedDown = (name: string | null): string | null => (name === null ? null : `${name}${MARK}`)

export const isTurnedDownName = (savedBy: string | null | undefined): boolean => savedBy?.endsWith(MARK) === true

/** For SQL. */
export const TURNED_DOWN_LIKE = `%${MARK}`

/** Names the person of a version in a language: a name as it is. */
export const tellSaver = (savedBy: string, language: string): string =>
  isTurnedDownName(savedBy) ? tell(savedBy, language) : savedBy
