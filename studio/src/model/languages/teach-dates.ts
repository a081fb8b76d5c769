import { enGB } from 'date-fns/locale/en-GB'
import { enUS } from 'date-fns/locale/en-US'
import { et } from 'date-fns/locale/et'
import { fi } from 'date-fns/locale/fi'

/** The name in Payload's list under which Finnish dates are kept: it has no Finnish, and the studio speaks no Estonian. */
export const FINNISH_DATES = 'et'

/**
 * Payload loads the words of dates by a list of its own. English ones are to be written as `toDateLocale` says, and Finnish ones not in
 * English, so what it loads is given these. Once in the server and once in the browser: each has a copy of its own.
 */
export function teachDates(): void {
  Object.assign(enUS, enGB)
  Object.assign(et, fi)
}
