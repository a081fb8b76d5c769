import { WEEKDAYS } from '@menagerie/contract/store'
import type { ArrayField, GroupField } from 'payload'
import { DAY_CALENDAR } from './calendar.ts'
import { timeField } from './time-field.ts'

const OPTIONS = WEEKDAYS.map((value) => ({ value, label: value.slice(0, 1).toUpperCase() + value.slice(1) }))

/** A row applies to several days, so that most stores need only two rows. */
const week: ArrayField = {
  name: 'week',
  type: 'array',
  label: 'Every week',
  labels: { singular: 'Hours', plural: 'Hours' },
  admin: {
    description:
      'Add one row for days with the same hours. Days without a row are closed. A midday break takes two rows. A closing time before the opening time is on the next day. Open 24 hours is 00:00 to 24:00.',
    components: { RowLabel: '/src/editor/titles/HoursRowTitle.tsx#HoursRowTitle' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'days',
          type: 'select',
          label: 'Days',
          hasMany: true,
          required: true,
          enumName: 'enum_weekday',
          options: OPTIONS,
          admin: { width: '60%' },
        },
        timeField({ name: 'from', label: 'From', required: true, example: '09:00', width: '20%' }),
        timeField({ name: 'to', label: 'To', required: true, example: '18:00', width: '20%' }),
      ],
    },
  ],
}

const exceptions: ArrayField = {
  name: 'exceptions',
  type: 'array',
  label: 'On specific dates',
  labels: { singular: 'Date', plural: 'Dates' },
  admin: {
    description: 'Replaces the weekly hours on that date. Without times, the store is closed all day.',
    components: { RowLabel: '/src/editor/titles/HoursRowTitle.tsx#HoursRowTitle' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'date',
          type: 'date',
          required: true,
          admin: { width: '60%', date: DAY_CALENDAR },
        },
        timeField({ name: 'from', label: 'From', required: false, example: '10:00', width: '20%' }),
        timeField({ name: 'to', label: 'To', required: false, example: '14:00', width: '20%' }),
      ],
    },
  ],
}

/** Without rows, sites show no opening hours. */
export const openingHoursField: GroupField = {
  name: 'opening_hours',
  type: 'group',
  label: false,
  fields: [week, exceptions],
}
