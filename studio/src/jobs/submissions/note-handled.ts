import type { CollectionBeforeChangeHook } from 'payload'

/** When a submission became handled; taken back with the state. */
export const noteHandled: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data.state === undefined || data.state === originalDoc?.state) return data
  return { ...data, handledAt: data.state === 'handled' ? new Date().toISOString() : null }
}
