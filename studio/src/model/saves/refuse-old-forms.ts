import { APIError, type CollectionBeforeValidateHook, type CollectionConfig } from 'payload'
import { z } from 'zod'
import { toSavedCollection } from './saved-collections.ts'

const CONFLICT = 409
const timeSchema = z.object({ updatedAt: z.iso.datetime().transform((time) => Date.parse(time)) })

/**
 * A form sends back every field as it was when it was opened, and so would undo what a customer, a colleague or the studio has changed since.
 * For collections without save versions, which have more than this. Programs that send a few fields name no time.
 */
export function refuseOldForms(collection: CollectionConfig): CollectionConfig {
  // The time of a person's account also changes with each wrong password of a stranger.
  if (toSavedCollection(collection.slug) !== undefined || collection.auth) return collection
  const { beforeValidate = [] } = collection.hooks ?? {}
  return { ...collection, hooks: { ...collection.hooks, beforeValidate: [refuse, ...beforeValidate] } }
}

const refuse: CollectionBeforeValidateHook = ({ operation, originalDoc, req }) => {
  if (operation !== 'update' || req.payloadAPI !== 'REST' || req.routeParams?.id !== originalDoc?.id) return
  // From the request itself, as times are taken out of the values that are saved (`leaveTimes`).
  const opened = timeSchema.safeParse(req.data).data?.updatedAt
  const stored = timeSchema.safeParse(originalDoc).data?.updatedAt
  if (opened === undefined || opened === stored) return
  const message = 'This was changed after you opened it. Reload the page, then make your change again'
  throw new APIError(message, CONFLICT, undefined, true)
}
