import { WEEKDAYS, type Weekday } from '@menagerie/contract/store'

type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'
type Days = Day | `${Day}-${Day}`
type HoursRow = { days: Weekday[]; from: string; to: string }

/** Makes a row as editors fill it in: `mon-fri`, `09:00-12:30` and, after a lunch break, `14:00-18:00`. */
function open(days: Days, ...spans: string[]): HoursRow[] {
  const [first = '', last = first] = days.split('-')
  const at = (short: string) => WEEKDAYS.findIndex((day) => day.startsWith(short))
  return spans.map((span) => {
    const [from = '', to = ''] = span.split('-')
    return { days: WEEKDAYS.slice(at(first), at(last) + 1), from, to }
  })
}

/** Weekly opening hours of stores. */
export const WEEKS = {
  shop: [...open('tue-fri', '09:00-18:00'), ...open('sat', '09:00-17:00')],
  noonBreak: [...open('mon-fri', '09:30-13:00', '15:30-19:30'), ...open('sat', '10:00-13:30')],
  everyDay: [...open('mon-fri', '09:00-20:00'), ...open('sat', '09:00-18:00'), ...open('sun', '12:00-17:00')],
  lateThursday: [
    ...open('mon', '13:00-18:00'),
    ...open('tue-wed', '09:30-18:00'),
    ...open('thu', '09:30-21:00'),
    ...open('fri', '09:30-18:00'),
    ...open('sat', '09:30-17:00'),
  ],
  lateFriday: [
    ...open('mon-thu', '09:30-18:00'),
    ...open('fri', '09:30-21:00'),
    ...open('sat', '09:30-17:00'),
    ...open('sun', '12:00-17:00'),
  ],
  trade: [...open('mon-fri', '08:00-17:30'), ...open('sat', '08:00-13:00')],
  tradeNoon: [...open('mon-fri', '08:00-12:00', '13:30-18:00'), ...open('sat', '08:00-12:00')],
  garden: [...open('mon-sat', '09:00-18:00')],
  gardenSunday: [...open('mon-sat', '09:00-18:00'), ...open('sun', '10:00-17:00')],
  riding: [...open('tue-fri', '10:00-18:00'), ...open('sat', '10:00-16:00')],
  highStreet: [...open('mon-fri', '09:30-18:30'), ...open('sat', '09:30-14:00')],
  centre: [...open('mon-sat', '09:00-20:00')],
  britishShop: [...open('mon-sat', '09:00-17:30'), ...open('sun', '10:30-16:30')],
  britishPark: [...open('mon-fri', '09:00-20:00'), ...open('sat', '09:00-19:00'), ...open('sun', '10:00-16:00')],
  americanShop: [...open('mon-sat', '09:00-20:00'), ...open('sun', '10:00-18:00')],
  americanFeed: [...open('mon-fri', '07:30-18:00'), ...open('sat', '08:00-16:00')],
  siesta: [...open('mon-fri', '10:00-14:00', '17:00-20:30'), ...open('sat', '10:00-14:00')],
  mondayAfternoon: [...open('mon', '15:30-19:30'), ...open('tue-sat', '09:00-12:30', '15:30-19:30')],
  saturdayAfternoon: [...open('mon-fri', '09:00-12:30', '15:30-19:30'), ...open('sat', '09:00-12:30', '15:00-19:30')],
  mondayClosed: [...open('tue-fri', '09:30-12:30', '14:00-19:00'), ...open('sat', '09:30-19:00')],
  greek: [
    ...open('mon', '09:00-15:00'),
    ...open('tue', '09:00-14:00', '17:30-21:00'),
    ...open('wed', '09:00-15:00'),
    ...open('thu-fri', '09:00-14:00', '17:30-21:00'),
    ...open('sat', '09:00-15:00'),
  ],
  longDays: [...open('mon-sun', '09:00-21:00')],
  shorterWeekend: [...open('mon-fri', '09:00-19:00'), ...open('sat-sun', '10:00-17:00')],
  tenToSix: [...open('mon-fri', '10:00-18:00'), ...open('sat', '10:00-14:00')],
  tenToSixSunday: [...open('mon-fri', '10:00-19:00'), ...open('sat', '10:00-16:00'), ...open('sun', '11:00-16:00')],
  tenToEight: [...open('mon-fri', '10:00-20:00'), ...open('sat', '10:00-18:00')],
  earlyTown: [...open('mon-fri', '08:30-17:30'), ...open('sat', '08:30-11:30')],
  surgery: [...open('mon-fri', '08:00-12:00', '15:00-19:00'), ...open('sat', '09:00-12:00')],
  surgeryDay: [...open('mon-fri', '08:00-17:30')],
  surgeryLate: [...open('mon-fri', '08:30-18:30'), ...open('sat', '09:00-13:00')],
} as const satisfies Record<string, readonly HoursRow[]>

export type WeekName = keyof typeof WEEKS
export const isWeekName = (name: unknown): name is WeekName => typeof name === 'string' && name in WEEKS

/** A day with other hours than usual: closed, or shorter. */
export type SpecialDay = { date: string; from?: string | undefined; to?: string | undefined }

/** Days at the end of the year for all of the first stores: short, closed, closed. */
export const YEAR_END: SpecialDay[] = [
  { date: '2026-12-24', from: '09:00', to: '13:00' },
  { date: '2026-12-25' },
  { date: '2027-01-01' },
]
