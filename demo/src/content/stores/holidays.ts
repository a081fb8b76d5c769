import type { SpecialDay } from './opening-hours.ts'

const closed = (...dates: string[]): SpecialDay[] => dates.map((date) => ({ date }))
const short = (from: string, to: string, ...dates: string[]): SpecialDay[] => dates.map((date) => ({ date, from, to }))

const CHRISTMAS = '2026-12-25'
const BOXING_DAY = '2026-12-26'
const NEW_YEAR = '2027-01-01'
const EPIPHANY = '2027-01-06'
const GOOD_FRIDAY = '2027-03-26'
const EASTER_MONDAY = '2027-03-29'
const MAY_DAY = '2027-05-01'
const ASCENSION = '2027-05-06'
const WHIT_MONDAY = '2027-05-17'
const ORTHODOX_EASTER = '2027-05-02'
const EVES = ['2026-12-24', '2026-12-31']

/** Special opening days of most shops in a country, for the coming winter and spring. */
const DAYS: Record<string, SpecialDay[]> = {
  US: [...closed('2026-11-26'), ...short('09:00', '16:00', ...EVES), ...closed(CHRISTMAS, NEW_YEAR, '2027-07-04')],
  GB: [...short('09:00', '16:00', ...EVES), ...closed(CHRISTMAS, BOXING_DAY, NEW_YEAR, '2027-03-28')],
  NL: [
    ...short('09:00', '16:00', '2026-12-05', ...EVES),
    ...closed(CHRISTMAS, BOXING_DAY, NEW_YEAR, '2027-03-28', '2027-04-27', ASCENSION),
  ],
  BE: [...short('09:00', '16:00', ...EVES), ...closed(CHRISTMAS, NEW_YEAR, EASTER_MONDAY, MAY_DAY, '2027-07-21')],
  NO: [
    ...short('10:00', '13:00', '2026-12-24'),
    ...short('10:00', '15:00', '2026-12-31'),
    ...closed(CHRISTMAS, BOXING_DAY, NEW_YEAR, '2027-03-25', GOOD_FRIDAY, EASTER_MONDAY, MAY_DAY, WHIT_MONDAY),
  ],
  FR: [...short('09:30', '17:00', ...EVES), ...closed(CHRISTMAS, NEW_YEAR, EASTER_MONDAY, MAY_DAY, '2027-07-14')],
  DE: [
    ...short('09:00', '13:00', ...EVES),
    ...closed(CHRISTMAS, BOXING_DAY, NEW_YEAR, GOOD_FRIDAY, EASTER_MONDAY, MAY_DAY, ASCENSION, WHIT_MONDAY),
  ],
  ES: [...short('10:00', '14:00', ...EVES), ...closed('2026-12-08', CHRISTMAS, NEW_YEAR, EPIPHANY, GOOD_FRIDAY)],
  IT: [
    ...closed('2026-12-08'),
    ...short('09:00', '13:00', ...EVES),
    ...closed(CHRISTMAS, BOXING_DAY, NEW_YEAR, EPIPHANY, EASTER_MONDAY, MAY_DAY, '2027-06-02'),
  ],
  PL: [
    ...closed('2026-12-24', CHRISTMAS, BOXING_DAY),
    ...short('10:00', '14:00', '2026-12-31'),
    ...closed(NEW_YEAR, EPIPHANY, EASTER_MONDAY, MAY_DAY, '2027-05-03', '2027-05-27'),
  ],
  HU: [...short('08:00', '12:00', ...EVES), ...closed(CHRISTMAS, BOXING_DAY, NEW_YEAR, '2027-03-15', EASTER_MONDAY)],
  RU: [
    ...short('10:00', '17:00', '2026-12-31'),
    ...closed(NEW_YEAR),
    ...short('11:00', '18:00', '2027-01-02', '2027-01-07'),
  ],
  CZ: [...short('08:30', '11:30', ...EVES), ...closed(CHRISTMAS, BOXING_DAY, NEW_YEAR, GOOD_FRIDAY, EASTER_MONDAY)],
  UA: [...short('10:00', '16:00', ...EVES), ...closed(CHRISTMAS, NEW_YEAR, ORTHODOX_EASTER)],
  DK: [
    ...closed('2026-12-24', CHRISTMAS, BOXING_DAY),
    ...short('09:00', '13:00', '2026-12-31'),
    ...closed(NEW_YEAR, '2027-03-25', GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY),
  ],
  FI: [...short('10:00', '12:00', '2026-12-24'), ...closed(CHRISTMAS, BOXING_DAY, NEW_YEAR, EPIPHANY, GOOD_FRIDAY)],
  SE: [
    ...closed('2026-12-24', CHRISTMAS),
    ...short('10:00', '14:00', '2026-12-31'),
    ...closed(NEW_YEAR, EPIPHANY, GOOD_FRIDAY, EASTER_MONDAY, ASCENSION),
  ],
  GR: [...short('09:00', '18:00', ...EVES), ...closed(CHRISTMAS, BOXING_DAY, NEW_YEAR, EPIPHANY, ORTHODOX_EASTER)],
  LV: [...closed('2026-12-24', CHRISTMAS, BOXING_DAY), ...short('10:00', '15:00', '2026-12-31'), ...closed(NEW_YEAR)],
  SK: [...short('08:00', '12:00', ...EVES), ...closed(CHRISTMAS, BOXING_DAY, NEW_YEAR, EPIPHANY, GOOD_FRIDAY)],
}

/** Sorted by date. */
export const HOLIDAYS: Record<string, SpecialDay[]> = Object.fromEntries(
  Object.entries(DAYS).map(([country, days]) => [country, days.toSorted((a, b) => (a.date < b.date ? -1 : 1))]),
)
