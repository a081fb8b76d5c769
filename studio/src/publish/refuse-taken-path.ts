import { findById } from '@menagerie/brands/locales'
import type { CollectionBeforeValidateHook } from 'payload'
import { z } from 'zod'
import { sourceOf } from './build-entries.ts'
import { toValidationError } from './field-problem.ts'
import { type PathClaim, refuseTakenPaths } from './path-owner.ts'
import { toPath } from './to-entries/document.ts'
import { toProductPath } from './to-entries/product-to-entries.ts'
import { transactionOf } from './transaction.ts'

const pageFields = z.object({ site: z.string(), path: z.string().nullish() })
const productFields = z.object({ site: z.string(), url_slug: z.string(), url_key: z.string() })

/**
 * Tells an editor at the address field, before anything is saved, that another document is published there. Drafts may
 * wait with a taken address; the published table's unique index is the last guard.
 */
export const refuseTakenPath: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const document = { ...originalDoc, ...data }
  if (document._status !== 'published') return data
  try {
    const claim = toClaim(collection.slug, document)
    if (claim !== undefined) await refuseTakenPaths(await transactionOf(req), [claim])
  } catch (error) {
    throw toValidationError(error, collection.slug, req)
  }
  return data
}

/** Absent when fields are missing that the form itself asks for. */
function toClaim(slug: string, document: { id?: unknown }): PathClaim | undefined {
  const id = String(document.id ?? '')
  if (slug === 'product-texts') {
    const text = productFields.safeParse(document).data
    return text && claimOf('product', text.site, toProductPath(text), sourceOf('product-texts', id))
  }
  const page = pageFields.safeParse(document).data
  return page && claimOf('page', page.site, toPath(page.path ?? '', 'path'), sourceOf('pages', id))
}

function claimOf(kind: string, siteId: string, path: string, source: string): PathClaim | undefined {
  const site = findById(siteId)
  return site && { kind, brand: site.brand, locale: site.code, path, source }
}
