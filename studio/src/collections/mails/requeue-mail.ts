import type { CollectionBeforeChangeHook } from 'payload'

/** A mail that is set to waiting again is due at once and has all its tries. */
export const requeueMail: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data.state === 'queued' && originalDoc?.state !== 'queued'
    ? { ...data, attempts: 0, nextAttemptAt: new Date().toISOString() }
    : data
