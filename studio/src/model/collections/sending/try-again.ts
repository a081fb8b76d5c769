import type { CollectionBeforeChangeHook } from 'payload'

/** A row that is set to waiting again is due immediately, with a new count of tries. */
export const tryAgain: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data.state === 'queued' && originalDoc?.state !== 'queued'
    ? { ...data, attempts: 0, nextAttemptAt: new Date().toISOString() }
    : data
