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
 * A token without its session signs nobody in. So a customer's token is worth nothing in the studio itself, nor anywhere
 * once he is not approved, even where Payload, which writes whole accounts, has put an ended session back.
 */
export const hideSessions: CollectionAfterReadHook = ({ doc, req }) =>
  req.context.portal === true && doc.state === 'approved' ? doc : { ...doc, sessions: [] }
