import type { OpeningHours } from '@menagerie/contract/store'

type Row = { days: (keyof OpeningHours['week'])[]; from: string; to: string }

const WEEKDAYS: Row['days'] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

/** Weeks that stores keep, row by row as editors fill them in. */
export const WEEKS = {
  shop: [
    { days: ['tuesday', 'wednesday', 'thursday', 'friday'], from: '09:00', to: '18:00' },
    { days: ['saturday'], from: '09:00', to: '17:00' },
  ],
  noonBreak: [
    { days: WEEKDAYS, from: '09:30', to: '13:00' },
    { days: WEEKDAYS, from: '15:30', to: '19:30' },
    { days: ['saturday'], from: '10:00', to: '13:30' },
  ],
  everyDay: [
    { days: WEEKDAYS, from: '09:00', to: '20:00' },
    { days: ['saturday'], from: '09:00', to: '18:00' },
    { days: ['sunday'], from: '12:00', to: '17:00' },
  ],
} as const satisfies Record<string, readonly { days: readonly string[]; from: string; to: string }[]>

/** Days at the end of the year that all of them keep: short, closed, closed. */
export const HOLIDAYS = [
  { date: '2026-12-24', from: '09:00', to: '13:00' },
  { date: '2026-12-25' },
  { date: '2027-01-01' },
] as const
