'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { type Uses, usesSchema } from '../../model/references/uses.ts'
import { useWords, type Words } from '../frame/use-words.ts'
import { UseList } from './UseList.tsx'

const SHORT_LIST = 4

/** Beside every form: the documents that lead here or show this. */
export function WhereUsed({ siteLabels }: { siteLabels: Record<string, string> }) {
  const t = useWords()
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo()
  const { config } = useConfig()
  const [uses, setUses] = useState<Uses | 'failed'>()
  const address = `${config.routes.api}/where-used/${collectionSlug}/${id}?${new URLSearchParams({ saved: String(lastUpdateTime) })}`
  useEffect(() => {
    if (id === undefined) return
    const left = new AbortController()
    const ask = async () => {
      const answer = await fetch(address, { signal: left.signal })
      setUses(answer.ok ? usesSchema.parse(await answer.json()) : 'failed')
    }
    ask().catch(() => {
      if (!left.signal.aborted) setUses('failed')
    })
    return () => left.abort()
  }, [address, id])
  if (uses === undefined) return null
  return <div className="field-type menagerie-uses">{toContent(uses, siteLabels, t)}</div>
}

function toContent(uses: Uses | 'failed', siteLabels: Record<string, string>, t: Words): ReactNode {
  if (uses === 'failed') return <p>{t('uses.unread')}</p>
  if (uses.total === 0) return <p>{t('uses.nowhere')}</p>
  const list = <UseList uses={uses} siteLabels={siteLabels} />
  const heading = t('uses.places', { count: uses.total })
  if (uses.total <= SHORT_LIST)
    return (
      <>
        <p>{heading}</p>
        {list}
      </>
    )
  return (
    <details>
      <summary>{heading}</summary>
      {list}
    </details>
  )
}
