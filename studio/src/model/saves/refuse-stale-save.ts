import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { isAside } from './keep-versions.ts'
import { BASED_ON, OVERWRITE, readBasedOn, type Stale } from './save-version.ts'
import { toTurnedDown } from './turned-down-name.ts'

const newest = z.object({
  updatedAt: z.coerce.date().transform((date) => date.toISOString()),
  savedBy: z.string().nullish(),
})

const CONFLICT = 409
const PRECONDITION_REQUIRED = 428

/**
 * Refuses a save that was based on an older version than the newest, draft or not. `wait-for-document.ts` has locked
 * the document before, so no other save comes in between. Applies to saves of one document through the API; the
 * studio's own code and bulk changes (which contain only a few fields) use the newest version anyway.
 */
export const refuseStaleSave: CollectionBeforeValidateHook = ({ operation, originalDoc, req }) => {
  if (operation !== 'update' || !isSaveOfOne(req, originalDoc) || isOverwrite(req)) return
  const basedOn = readBasedOn(req.headers.get(BASED_ON))
  if (basedOn === undefined) {
    const message = `Name the version this is based on: its updatedAt in the header ${BASED_ON}, or ?${OVERWRITE}=true to write over any`
    throw new APIError(message, PRECONDITION_REQUIRED, undefined, true)
  }
  const { updatedAt, savedBy } = newest.parse(originalDoc)
  if (basedOn === updatedAt) return
  const stale: Stale = { version: updatedAt, savedBy: savedBy ?? null }
  throw new APIError(
    `${savedBy ?? 'Another save'} came first: there is a newer version than yours`,
    CONFLICT,
    { stale },
    true,
  )
}

/** Records the author of each version, and whether it overwrote other changes unseen. */
export const recordSave: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => ({
  ...data,
  savedBy: isAside(req) ? toTurnedDown(nameOf(req)) : nameOf(req),
  saverId: req.user?.collection === 'users' ? req.user.id : null,
  // Null instead of false, as in rows that were not written by a save.
  savedOver: operation === 'update' && isSaveOfOne(req, originalDoc) && isOverwrite(req) ? true : null,
})

function nameOf({ user }: PayloadRequest): string | null {
  return user?.collection === 'users' ? user.name : null
}

/**
 * When a version is restored, the address contains the version's id instead of the document's: restoring is deliberate,
 * and everything stays in the history.
 */
function isSaveOfOne({ payloadAPI, routeParams }: PayloadRequest, document: { id?: unknown } | undefined): boolean {
  return payloadAPI === 'REST' && routeParams?.id !== undefined && routeParams.id === document?.id
}

const isOverwrite = ({ query }: PayloadRequest): boolean => query[OVERWRITE] === 'true'
