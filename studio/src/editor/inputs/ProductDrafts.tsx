'use client'

import { Button, Link, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useId, useState } from 'react'
import { toMomentFormat } from '../../platform/date-locale.ts'
import { useWords } from '../frame/use-words.ts'
import { toPartName } from '../saves/part-name.ts'
import { useProductDrafts } from './use-product-drafts.ts'

/**
 * Beside a product: lists the parts with a draft, and opens a draft. Saving the product's form itself publishes
 * immediately.
 */
export function ProductDrafts() {
  const { id } = useDocumentInfo()
  return id === undefined ? null : <DraftsOf product={String(id)} />
}

function DraftsOf({ product }: { product: string }) {
  const t = useWords()
  const router = useRouter()
  const { i18n } = useTranslation()
  const { adminRoute } = { adminRoute: useConfig().config.routes.admin }
  const { drafts, parts, open } = useProductDrafts(product)
  const [part, setPart] = useState('')
  const [problem, setProblem] = useState(false)
  const name = useId()
  const time = toMomentFormat(i18n.language)
  const chosen = part || (parts[0] ?? '')
  const begin = async () => {
    const id = await open(chosen)
    setProblem(id === undefined)
    if (id !== undefined) router.push(formatAdminURL({ adminRoute, path: `/collections/product-drafts/${id}` }))
  }
  return (
    <section className="menagerie-plans field-type" aria-labelledby={name}>
      <h3 id={name}>{t('drafts.title')}</h3>
      <p>{drafts.length === 0 ? t('drafts.none') : t('drafts.waiting')}</p>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <p>
              <Link href={formatAdminURL({ adminRoute, path: `/collections/product-drafts/${draft.id}` })}>
                {toPartName(draft.part, i18n.language, t)}
              </Link>
              {`, ${time.format(new Date(draft.at))}`}
              {draft.by !== null && `, ${draft.by}`}
            </p>
          </li>
        ))}
      </ul>
      {parts.length > 0 && (
        <>
          {parts.length > 1 && (
            <select aria-label={t('drafts.part')} value={chosen} onChange={(event) => setPart(event.target.value)}>
              {parts.map((each) => (
                <option key={each} value={each}>
                  {toPartName(each, i18n.language, t)}
                </option>
              ))}
            </select>
          )}
          <Button size="small" margin={false} buttonStyle="secondary" onClick={() => void begin()}>
            {t('drafts.begin')}
          </Button>
          {problem && <p role="alert">{t('drafts.failed')}</p>}
        </>
      )}
    </section>
  )
}
