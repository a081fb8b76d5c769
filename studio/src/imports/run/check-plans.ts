import type { PayloadRequest } from 'payload'
import { findOpen } from '../../model/translations/count-open.ts'
import { refusesUntranslated, tellOpen } from '../../model/translations/refuse-open.ts'
import { readTranslatedFrom } from '../../model/translations/translated-from.ts'
import type { StoredDocument } from '../../publish/state/stored-documents.ts'
import { checkForm } from '../bulk/check-form.ts'
import type { AskedProduct, ProductPlan } from '../products/planning.ts'
import type { ImportProblem } from '../products/read-row.ts'
import type { ChangedDocument } from '../save/changed-document.ts'

export type CheckedPlan = {
  plan: ProductPlan
  documents: readonly ChangedDocument[]
  problems: readonly ImportProblem[]
}

type Stamp = { moment: string; savedBy: string }

/** Checks the documents of a plan like their forms; refusals are reported at the column that the value came from. */
export async function checkPlan(
  req: PayloadRequest,
  plan: ProductPlan,
  asked: AskedProduct,
  { moment, savedBy }: Stamp,
): Promise<CheckedPlan> {
  const saver = { savedBy, saverId: null }
  const problems: ImportProblem[] = []
  const documents: ChangedDocument[] = []
  for (const { document, site } of toDocuments(plan)) {
    const { collection, after } = document
    const { stored, refusals } = await checkForm(req, { collection, id: after.id, data: after })
    // A draft may be incomplete.
    const isDraft = stored._status === 'draft'
    const open = await countOpenTexts(req, collection, stored)
    for (const { field, message } of isDraft ? [] : [...refusals, ...open.refusals])
      problems.push({ ...findPlace(asked, field, site), message, key: plan.label })
    const stamped = {
      ...stored,
      ...open.stamp,
      updatedAt: moment,
      createdAt: document.before?.createdAt ?? moment,
      ...saver,
    }
    documents.push({
      ...document,
      after: stamped,
      ...(document.draft && { draft: { ...document.draft, updatedAt: later(moment), ...saver } }),
    })
  }
  return { plan, documents, problems }
}

/**
 * Counts texts of a copied document that are still untranslated; such a document is published only if the site allows
 * it.
 */
async function countOpenTexts(req: PayloadRequest, collection: string, stored: StoredDocument) {
  const from =
    collection === 'product-texts' ? readTranslatedFrom({ translatedFrom: stored.translatedFrom }) : undefined
  if (from === undefined) return { stamp: {}, refusals: [] }
  const open = findOpen(req.payload, collection, stored, from)
  const isRefused = open.length > 0 && stored._status === 'published' && (await refusesUntranslated(req, stored.site))
  return {
    stamp: { openTexts: open.length },
    refusals: isRefused ? open.map(({ path, print }) => ({ field: path, message: tellOpen(from, print) })) : [],
  }
}

/** A draft must be newer than the published version. */
const later = (moment: string) => new Date(Date.parse(moment) + 1).toISOString()

function toDocuments({ facts, texts }: ProductPlan): { document: ChangedDocument; site?: string }[] {
  return [
    ...(facts
      ? [
          {
            document: {
              collection: facts.collection,
              ...(facts.before && { before: facts.before }),
              after: facts.after,
              isDraftOnly: false,
            },
          },
        ]
      : []),
    ...texts.map(({ site, before, after, draft, isDraftOnly }) => ({
      site,
      document: {
        collection: 'product-texts' as const,
        ...(before && { before }),
        after,
        ...(draft && { draft }),
        isDraftOnly,
      },
    })),
  ]
}

function findPlace(
  { cells, where }: AskedProduct,
  field: string,
  site: string | undefined,
): { where: string; field: string } {
  const root = field.split('.')[0] ?? field
  const found = cells.find(({ column }) => {
    if (!('name' in column)) return false
    const isSame = column.name === field || column.name === root || (root === 'markets' && column.part === 'market')
    if (site === undefined) return isSame && column.part !== 'text'
    return isSame && column.part === 'text' && column.scope?.sites.some(({ id }) => id === site) === true
  })
  return found ? { where: found.where, field: found.header } : { where, field: site ? `${field}:${site}` : field }
}
