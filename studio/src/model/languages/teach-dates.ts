import { enGB } from 'date-fns/locale/en-GB'
import { enUS } from 'date-fns/locale/en-US'
import { et } from 'date-fns/locale/et'
import { fi } from 'date-fns/locale/fi'

/** The entry in Payload's list that is used for Finnish dates: Payload has no Finnish, and the studio has no Estonian. */
export const FINNISH_DATES = 'et'

/**
 * Replaces date translations that Payload loads from a list of its own: English by British (see `toDateLocale`),
 * Estonian by Finnish. Must run once in the server and once in the browser, which have separate copies.
 */
export function teachDates(): void {
  Object.assign(enUS, enGB)
  Object.assign(et, fi)
}
