'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import {
  openedDraftSchema,
  type ProductDraftsAnswer,
  productDraftsSchema,
} from '../../publish/product-drafts/product-drafts-schema.ts'

const NONE: ProductDraftsAnswer = { drafts: [], parts: [] }

/** Drafts of a product that wait, asked again after each save; `open` resolves to the id of one to write. */
export function useProductDrafts(product: string | undefined) {
  const { config } = useConfig()
  const { lastUpdateTime } = useDocumentInfo()
  const [answer, setAnswer] = useState(NONE)
  const address = `${config.routes.api}/drafts-of-product/${product ?? ''}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save asks again
  useEffect(() => {
    if (product === undefined) return
    let isGone = false
    void fetch(address)
      .then(async (response) => productDraftsSchema.safeParse(await response.json()).data)
      .then((found) => !isGone && found && setAnswer(found))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [address, lastUpdateTime, product])
  const open = useCallback(
    async (part: string): Promise<string | undefined> => {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ part }) }
      const response = await fetch(address, init).catch(() => undefined)
      return openedDraftSchema.safeParse(await response?.json().catch(() => undefined)).data?.id
    },
    [address],
  )
  return { ...answer, open }
}
