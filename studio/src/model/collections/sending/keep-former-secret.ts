import type { CollectionBeforeChangeHook, Field } from 'payload'
import type { Receiver } from '../../../payload-types.ts'
import { MOMENT_CALENDAR } from '../../fields/calendar.ts'

/** Days in which the receiver must switch to the new secret. */
const FORMER_DAYS = 7
const DAY_MS = 86_400_000

/** Keeps a changed secret for some days and signs with both, so that no delivery is refused while the receiver switches. */
export const keepFormerSecret: CollectionBeforeChangeHook<Receiver> = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || originalDoc === undefined)
    return { ...data, formerSecret: null, formerSecretEnds: null }
  const { secret: before, formerSecret, formerSecretEnds } = originalDoc
  const { secret = before } = data
  if (before && secret !== before) {
    const ends = new Date(Date.now() + FORMER_DAYS * DAY_MS).toISOString()
    return { ...data, formerSecret: before, formerSecretEnds: ends }
  }
  // Users can only remove the former secret; it is set by a change of the secret.
  const isEnded = data.formerSecret === '' || data.formerSecret === null
  if (isEnded) return { ...data, formerSecret: null, formerSecretEnds: null }
  return { ...data, formerSecret: formerSecret ?? null, formerSecretEnds: formerSecretEnds ?? null }
}

export const FORMER_SECRET_FIELDS: Field[] = [
  {
    name: 'formerSecret',
    type: 'text',
    label: 'Previous secret',
    maxLength: 200,
    admin: {
      condition: ({ formerSecret }) => Boolean(formerSecret),
      description:
        'Also used to sign until the time below, so that the receiver can switch to the new one. Clear it to end that now.',
    },
  },
  {
    name: 'formerSecretEnds',
    type: 'date',
    label: 'Previous secret ends',
    admin: { readOnly: true, date: MOMENT_CALENDAR, condition: ({ formerSecret }) => Boolean(formerSecret) },
  },
]
