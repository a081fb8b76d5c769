import { findById } from '@menagerie/sites/locales'
import type { PayloadRequest } from 'payload'
import { findDocumentReferences } from '../references/find-references.ts'
import { type DocumentIdentity, findCounterparts, nameOf } from './find-counterparts.ts'
import type { Lead } from './lead-references.ts'
import type { TranslationSource } from './read-sources.ts'

/** Loads the counterparts of a source's references on a site. */
export async function findLead(req: PayloadRequest, source: TranslationSource, siteId: string): Promise<Lead> {
  const site = findById(siteId)
  if (site === undefined) return () => undefined
  const named: DocumentIdentity[] = findDocumentReferences(req.payload, source.collection, source.values)
  const there = await findCounterparts(req, site, named)
  return (each) => there.get(nameOf(each))
}
