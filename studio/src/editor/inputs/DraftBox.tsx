'use client'

import { Link, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
import { useWords } from '../frame/use-words.ts'
import { type ListedField, listFormFields } from '../saves/list-form-fields.ts'
import { toPartName } from '../saves/part-name.ts'
import { useProductDrafts } from './use-product-drafts.ts'

const draftSchema = z.object({
  product: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
  part: z.string(),
})

/** Beside a draft: its part of the product, its changes, and a link to the product. */
export function DraftBox() {
  const t = useWords()
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { id, data, collectionSlug } = useDocumentInfo()
  const draft = draftSchema.safeParse(data).data
  const { drafts } = useProductDrafts(draft?.product)
  if (draft === undefined) return null
  const fields = drafts.find((each) => each.id === id)?.fields ?? []
  const form = config.collections.find(({ slug }) => slug === collectionSlug)
  const labels = new Map(listLabels(listFormFields(form?.fields ?? [])))
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

/** Labels by field name; the name of a field in a group is prefixed by the group's. */
function listLabels(fields: readonly ListedField[]): [string, string][] {
  return fields.flatMap(({ name, label, own }): [string, string][] =>
    own?.type === 'group'
      ? listLabels(listFormFields(own.fields)).map(([inner, told]) => [`${name}.${inner}`, told])
      : [[name, label]],
  )
}
