import { APIError, type CollectionBeforeValidateHook } from 'payload'
import { z } from 'zod'
import { findAddressProblem } from '../../publish/parts/address-problem.ts'
import { toRestoreRefusal } from '../../publish/restore-refusal.ts'
import { wasDraftSave } from '../../publish/state/draft-saves.ts'

const BAD_REQUEST = 400
const stored = z.object({ id: z.string(), deletedAt: z.string().nullish() })
const saved = z.object({ deletedAt: z.unknown().optional(), _status: z.string().nullish() })

/**
 * Sets the time of deletion to now, whatever the call says, because the days in the bin are counted from it. A document
 * that is restored as published needs a free address.
 */
export const guardBin: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (operation === 'create') return { ...data, deletedAt: null }
  const { deletedAt: since, id } = stored.parse(originalDoc)
  const { deletedAt, _status: status } = saved.parse(data)
  if (Boolean(deletedAt) === Boolean(since)) return { ...data, deletedAt: since ?? null }
  if (wasDraftSave(req, operation, { id })) {
    throw new APIError(
      'Deleting and restoring cannot be saved as a draft: leave “draft” out',
      BAD_REQUEST,
      undefined,
      true,
    )
  }
  if (deletedAt) return { ...data, deletedAt: new Date().toISOString() }
  const problem = status === 'published' ? findAddressProblem(req, id) : undefined
  if (problem !== undefined) throw new APIError(toRestoreRefusal(problem), BAD_REQUEST, undefined, true)
  return { ...data, deletedAt: null }
}
