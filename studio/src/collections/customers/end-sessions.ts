import type { CollectionAfterChangeHook, CollectionAfterReadHook } from 'payload'

/** A customer who is no longer approved is signed out everywhere, in the transaction of the change. */
export const endSessions: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.state !== 'approved' && previousDoc?.state !== doc.state) {
    await req.payload.db.updateOne({
      collection: 'customers',
      id: doc.id,
      data: { sessions: [] },
      req,
      returning: false,
    })
  }
  return doc
}

/**
 * Payload writes a whole account back when it touches its sessions, so one that has just been ended may return. It counts
 * for nothing: whoever is not approved is read without any, and a token without its session signs nobody in.
 */
export const hideSessions: CollectionAfterReadHook = ({ doc }) =>
  doc.state === 'approved' ? doc : { ...doc, sessions: [] }
