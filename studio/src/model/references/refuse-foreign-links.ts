import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { toEnglishLabel } from '../../platform/english-label.ts'
import { SITE_LABELS } from '../../platform/site-labels.ts'
import { isValues } from '../../platform/values.ts'
import { type DocumentReference, findDocumentReferences } from './find-references.ts'

/** Fields that are stored as JSON, whose references may be missing in the database. Foreign keys protect all others. */
const IN_JSON: ReadonlySet<string> = new Set(['blocks', 'richText'])

/**
 * Refuses to publish references to documents that are missing or belong to another site. Runs before Payload's own
 * check, whose messages contain ids. Drafts may contain such references if the database can store them.
 */
export const refuseForeignLinks: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!isValues(data) || data.deletedAt) return
  const isDraft = Boolean(collection.versions?.drafts) && data._status !== 'published'
  const inColumns = new Set(collection.flattenedFields.filter(({ type }) => !IN_JSON.has(type)).map(({ name }) => name))
  const all = findDocumentReferences(req.payload, collection.slug, data)
  const asked = isDraft ? all.filter(({ field }) => inColumns.has(field.split('.')[0] ?? '')) : all
  const site: unknown = data.site ?? originalDoc?.site
  const messages = new Map<string, Set<string>>()
  for (const [slug, references] of Map.groupBy(asked, (reference) => reference.collection)) {
    const targets = await findTargets(req, slug, references)
    for (const { id, field } of references) {
      const message = targets.refuse(id, isDraft ? undefined : site, !isDraft)
      if (message !== undefined) messages.set(field, (messages.get(field) ?? new Set()).add(message))
    }
  }
  if (messages.size === 0) return
  const errors = [...messages].map(([path, said]) => {
    const message = [...said].join('. ')
    return { path, label: message, message }
  })
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

const targetSchema = z.looseObject({ id: z.string(), site: z.string().nullish(), deletedAt: z.unknown().optional() })

/** Typed as `object`, because Payload's type of this option requires a specific collection. */
const WITHOUT_JOINS: object = { joins: false }

async function findTargets(req: PayloadRequest, slug: string, references: readonly DocumentReference[]) {
  const config = Object.values(req.payload.collections).find((each) => each.config.slug === slug)?.config
  if (config === undefined) return { refuse: () => undefined }
  const title = config.admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.db.find({
    collection: config.slug,
    where: { id: { in: [...new Set(references.map(({ id }) => id))] } },
    select: { [title]: true, site: true, deletedAt: true },
    pagination: false,
    limit: 0,
    req,
    ...WITHOUT_JOINS,
  })
  const targets = new Map(docs.map((document) => targetSchema.parse(document)).map((target) => [target.id, target]))
  const kind = toEnglishLabel(config.labels.singular)?.toLowerCase() ?? 'document'
  return {
    refuse(id: string, site: unknown, isPublished: boolean): string | undefined {
      const target = targets.get(id)
      if (target === undefined) return `The ${kind} chosen here has been deleted: choose another`
      if (target.deletedAt && isPublished) return `The ${kind} chosen here is in the bin: restore it, or choose another`
      if (!target.site || typeof site !== 'string' || target.site === site) return undefined
      const name = typeof target[title] === 'string' ? `“${target[title]}”` : `This ${kind}`
      return `${name} (${kind}) belongs to ${SITE_LABELS[target.site] ?? target.site}: choose one from this site`
    },
  }
}
