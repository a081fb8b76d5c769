import type { TextField } from 'payload'

const TYPED = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/

/** `9`, `9.30` and `0930` are quicker to type than the `09:30` that is kept. */
export function toTime(typed: string): string {
  const [, hours, minutes = '00'] = TYPED.exec(typed.trim()) ?? []
  return hours === undefined ? typed.trim() : `${hours.padStart(2, '0')}:${minutes}`
}

type TimeField = { name: string; label: string; required: boolean; example: string; width: string }

/** Local time of a store, as text: a moment in time would shift with the zone of whoever looks. */
export function timeField({ name, label, required, example, width }: TimeField): TextField {
  return {
    name,
    type: 'text',
    label,
    ...(required && { required }),
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? toTime(value) : value)] },
    validate: (value: unknown) => {
      if (value === undefined || value === null || value === '') return !required || 'Enter a time'
      return (typeof value === 'string' && TIME.test(value)) || `Enter a time of the day, such as ${example}`
    },
    admin: { width, placeholder: example },
  }
}
