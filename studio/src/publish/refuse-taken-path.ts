import { findById } from '@menagerie/sites/locales'
import type { CollectionBeforeValidateHook } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/transaction.ts'
import { sourceOf } from './entries/build-entries.ts'
import { addressFieldOf, type PathClaim, refuseTakenPaths } from './entries/path-owner.ts'
import { noteAddressProblem } from './parts/address-problem.ts'
import { toDocumentPath } from './parts/document.ts'
import { FieldProblem } from './parts/field-problem.ts'
import { refuseUnansweredPath } from './state/refuse-unanswered-path.ts'
import { toProductPath } from './to-entries/product-to-entries.ts'

const pageFields = z.object({ site: z.string(), path: z.string().nullish() })
const productFields = z.object({ site: z.string(), url_slug: z.string(), url_key: z.string() })

/** Collections whose documents have one field for their address. */
const KINDS = { pages: 'page', articles: 'article', jobs: 'job' } as const

/**
 * Notes, before anything is saved, that another document is published at this address, or that visitors could not reach
 * the document there. The address field reports this together with the problems of all other fields
 * (`address-problem.ts`). Drafts may have such an address; publishing checks it again.
 */
export const refuseTakenPath: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const document = { ...originalDoc, ...data }
  if (document._status !== 'published') return data
  let problem: FieldProblem | undefined
  try {
    const claim = toClaim(collection.slug, document)
    if (claim !== undefined) await refuseTakenPaths(await transactionOf(req), [claim])
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error
    problem = error
  }
  noteAddressProblem(req, originalDoc?.id, problem?.message)
  return data
}

/** Absent when fields are missing that the form requires anyway. */
function toClaim(slug: string, document: { id?: unknown }): PathClaim | undefined {
  const id = String(document.id ?? '')
  if (slug === 'product-texts') {
    const text = productFields.safeParse(document).data
    return text && claimOf('product', text.site, toProductPath(text), sourceOf('product-texts', id))
  }
  const fields = pageFields.safeParse(document).data
  if (fields === undefined || !isAddressed(slug)) return undefined
  return claimOf(KINDS[slug], fields.site, toDocumentPath(fields.path ?? '', 'path'), sourceOf(slug, id))
}

function isAddressed(slug: string): slug is keyof typeof KINDS {
  return slug in KINDS
}

function claimOf(kind: string, siteId: string, path: string, source: string): PathClaim | undefined {
  const site = findById(siteId)
  if (site === undefined) return undefined
  refuseUnansweredPath(site, path, addressFieldOf(kind))
  return { kind, brand: site.brand, locale: site.code, path, source }
}
