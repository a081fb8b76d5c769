import type { CollectionBeforeChangeHook } from 'payload'

/** What is set to waiting again is due at once and has all its tries. */
export const tryAgain: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data.state === 'queued' && originalDoc?.state !== 'queued'
    ? { ...data, attempts: 0, nextAttemptAt: new Date().toISOString() }
    : data
