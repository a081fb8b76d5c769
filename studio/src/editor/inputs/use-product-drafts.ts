'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useCallback } from 'react'
import {
  openedDraftSchema,
  type ProductDraftsAnswer,
  productDraftsSchema,
} from '../../publish/product-drafts/product-drafts-schema.ts'
import { useStudioRead } from '../frame/use-studio-read.ts'

const NONE: ProductDraftsAnswer = { drafts: [], parts: [] }

/** Unpublished drafts of a product, loaded again after each save; `open` resolves to the id of a draft to edit. */
export function useProductDrafts(product: string | undefined) {
  const { config } = useConfig()
  const { lastUpdateTime } = useDocumentInfo()
  const address = `${config.routes.api}/drafts-of-product/${product ?? ''}`
  const query = new URLSearchParams({ saved: String(lastUpdateTime) })
  const answer = useStudioRead(product === undefined ? undefined : `${address}?${query}`, productDraftsSchema)
  const open = useCallback(
    async (part: string): Promise<string | undefined> => {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ part }) }
      const response = await fetch(address, init).catch(() => undefined)
      return openedDraftSchema.safeParse(await response?.json().catch(() => undefined)).data?.id
    },
    [address],
  )
  return { ...(answer === undefined || answer === 'failed' ? NONE : answer), open }
}
