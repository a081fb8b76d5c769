import type { Field } from 'payload'
import { denyAll } from '../../access/rules.ts'
import { hasHiddenKeys } from '../../jobs/mail/hide-link-keys.ts'
import { MOMENT_CALENDAR } from './calendar.ts'

const SENDING_STATES = ['queued', 'sent', 'dead'] as const

/** Access to fields that only the studio writes. */
export const AS_WRITTEN = { create: denyAll, update: denyAll }
export const WRITTEN_SIDEBAR = { position: 'sidebar', readOnly: true } as const
const TIME = { ...WRITTEN_SIDEBAR, date: MOMENT_CALENDAR } as const

type StateLabels = Readonly<Record<(typeof SENDING_STATES)[number], string>>

/** The only field of a mail or delivery that users may change: setting a failed one to waiting tries it again. */
export function sendingStateField(labels: StateLabels): Field {
  return {
    name: 'state',
    type: 'select',
    required: true,
    defaultValue: 'queued',
    index: true,
    options: SENDING_STATES.map((value) => ({ value, label: labels[value] })),
    // A mail without the keys of its links cannot be sent again: one that was sent, or that failed some days ago.
    access: { update: ({ doc }) => doc?.state !== 'sent' && !hasHiddenKeys(String(doc?.text)) },
    admin: { position: 'sidebar', isClearable: false },
  }
}

export function attemptFields(): Field[] {
  return [
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, access: AS_WRITTEN, admin: WRITTEN_SIDEBAR },
    { name: 'sentAt', type: 'date', access: AS_WRITTEN, admin: TIME },
    {
      name: 'nextAttemptAt',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      access: AS_WRITTEN,
      admin: TIME,
    },
  ]
}
