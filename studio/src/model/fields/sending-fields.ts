import type { Field } from 'payload'
import { denyAll } from '../../access/rules.ts'
import { hasHiddenKeys } from '../../jobs/mail/hide-link-keys.ts'
import { MOMENT_CALENDAR } from './calendar.ts'

const SENDING_STATES = ['queued', 'sent', 'dead'] as const

/** Rights on fields that the studio itself writes. */
export const AS_WRITTEN = { create: denyAll, update: denyAll }
export const WRITTEN_SIDEBAR = { position: 'sidebar', readOnly: true } as const
const TIME = { ...WRITTEN_SIDEBAR, date: MOMENT_CALENDAR } as const

type StateLabels = Readonly<Record<(typeof SENDING_STATES)[number], string>>

/** The one field of what is sent that a person may change: a dead one set to waiting is tried again. */
export function sendingStateField(labels: StateLabels): Field {
  return {
    name: 'state',
    type: 'select',
    required: true,
    defaultValue: 'queued',
    index: true,
    options: SENDING_STATES.map((value) => ({ value, label: labels[value] })),
    // What was sent, or given up for days, is kept without its secrets: it cannot be sent again.
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
