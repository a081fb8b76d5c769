'use client'

import { useDocumentInfo, usePayloadAPI } from '@payloadcms/ui'
import { useEffect } from 'react'
import { findSellingSites, findSitesWithoutText, type SellingSite } from '../../model/admin/find-sites-without-text.ts'
import { useWords, type Words } from '../frame/use-words.ts'

/** Lists the sites that sell the saved product but have no published text for it yet. */
export function MissingTexts({ sites }: { sites: SellingSite[] }) {
  const t = useWords()
  const { id, lastUpdateTime, savedDocumentData } = useDocumentInfo()
  const [answer, { setParams }] = usePayloadAPI(id === undefined ? '' : '/api/product-texts', {
    initialParams: toParams(id, lastUpdateTime),
  })
  // Loads again after each save, because a text may have been added meanwhile.
  useEffect(() => setParams(toParams(id, lastUpdateTime)), [id, lastUpdateTime, setParams])
  if (id === undefined || answer.isLoading) return null
  const selling = findSellingSites(savedDocumentData, sites)
  return (
    <p className="field-type menagerie-notice">
      {answer.isError ? t('inputs.textsUnread') : toSentence(selling, answer.data, t)}
    </p>
  )
}

function toParams(id: string | number | undefined, saved: number) {
  return {
    where: { facts: { equals: id }, _status: { equals: 'published' } },
    select: { site: true },
    depth: 0,
    pagination: false,
    saved,
  }
}

function toSentence(selling: readonly SellingSite[], texts: unknown, t: Words): string {
  if (selling.length === 0) return t('inputs.soldNowhere')
  const missing = findSitesWithoutText(selling, texts)
  if (missing.length === 0) return t('inputs.soldAll', { count: selling.length })
  return t('inputs.soldWithout', { sites: missing.map(({ label }) => label).join(', ') })
}
