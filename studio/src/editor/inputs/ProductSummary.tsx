'use client'

import { Link, useConfig, useFormFields, usePayloadAPI } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
import { useWords } from '../frame/use-words.ts'

const productSchema = z.object({ id: z.string(), sku: z.string(), name: z.string(), brands: z.array(z.string()) })
const PARAMS = { select: { sku: true, name: true, brands: true }, depth: 0 }

/** The product that a text describes: its most important facts, and a link to its form. */
export function ProductSummary({ brandNames }: { brandNames: Record<string, string> }) {
  const t = useWords()
  const { config } = useConfig()
  const chosen = useFormFields(([fields]) => fields.facts?.value)
  const id = typeof chosen === 'string' ? chosen : ''
  const [answer] = usePayloadAPI(id === '' ? '' : `/api/product-facts/${id}`, { initialParams: PARAMS })
  const product = id === '' ? undefined : productSchema.safeParse(answer.data).data
  if (product?.id !== id) return null
  const path = `/collections/product-facts/${id}` as const
  return (
    <dl className="field-type menagerie-summary">
      <dt>{t('inputs.sku')}</dt>
      <dd>{product.sku}</dd>
      <dt>{t('inputs.soldBy')}</dt>
      <dd>{product.brands.map((brand) => brandNames[brand] ?? brand).join(', ')}</dd>
      <dt>{t('inputs.facts')}</dt>
      <dd>
        <Link href={formatAdminURL({ adminRoute: config.routes.admin, path })}>{product.name}</Link>
      </dd>
    </dl>
  )
}
