'use client'

import { Link, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
import { useWords } from '../frame/use-words.ts'
import { toPartName } from './part-name.ts'
import { useProductDrafts } from './use-product-drafts.ts'

const draftSchema = z.object({
  product: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
  part: z.string(),
})

/** Beside a draft: of which part it is, what it changes, and the way to its product. */
export function DraftBox() {
  const t = useWords()
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { id, data, collectionSlug } = useDocumentInfo()
  const draft = draftSchema.safeParse(data).data
  const { drafts } = useProductDrafts(draft?.product)
  if (draft === undefined) return null
  const fields = drafts.find((each) => each.id === id)?.fields ?? []
  const labels = new Map(
    config.collections
      .find(({ slug }) => slug === collectionSlug)
      ?.fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
      .flatMap(({ fields: own }) => listLabels(own, '')) ?? [],
  )
  const path = `/collections/product-facts/${draft.product}` as const
  return (
    <section className="menagerie-plans field-type">
      <h3>{toPartName(draft.part, i18n.language, t)}</h3>
      <p>
        {fields.length === 0
          ? t('drafts.noChanges')
          : t('drafts.changes', { fields: fields.map((field) => labels.get(field) ?? field).join(', ') })}
      </p>
      <p>
        <Link href={formatAdminURL({ adminRoute: config.routes.admin, path })}>{t('drafts.toProduct')}</Link>
      </p>
    </section>
  )
}

const fieldSchema = z.looseObject({
  name: z.string().optional(),
  type: z.string(),
  label: z.unknown(),
  get fields() {
    return z.array(fieldSchema).optional()
  },
})

/** Labels of fields by their names, those of a group with its name before theirs. */
function listLabels(fields: unknown, before: string): [string, string][] {
  return (z.array(fieldSchema).safeParse(fields).data ?? []).flatMap((field): [string, string][] => {
    if (field.type === 'row') return listLabels(field.fields, before)
    if (field.type === 'group') return listLabels(field.fields, `${field.name ?? ''}.`)
    const own = `${before}${field.name ?? ''}`
    return field.name === undefined ? [] : [[own, typeof field.label === 'string' ? field.label : field.name]]
  })
}
