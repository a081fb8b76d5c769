'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { type Uses, usesSchema } from '../../model/references/uses.ts'
import { useStudioRead } from '../frame/use-studio-read.ts'
import { useWords, type Words } from '../frame/use-words.ts'
import { UseList } from './UseList.tsx'

const SHORT_LIST = 4

/** Box beside a form with the documents that reference this one. */
export function WhereUsed({ siteLabels }: { siteLabels: Record<string, string> }) {
  const t = useWords()
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo()
  const { config } = useConfig()
  const query = new URLSearchParams({ saved: String(lastUpdateTime) })
  const address = `${config.routes.api}/where-used/${collectionSlug}/${id}?${query}`
  const uses = useStudioRead(id === undefined ? undefined : address, usesSchema)
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
