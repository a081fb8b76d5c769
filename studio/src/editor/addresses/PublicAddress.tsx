'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { publicAddressSchema } from '../../model/addresses/public-address.ts'
import { useWords } from '../frame/use-words.ts'
import { useDocumentSave } from '../saves/window-saves.ts'

/** Link to the published page, updated after each publish. */
export function PublicAddress() {
  const t = useWords()
  const { collectionSlug, hasPublishedDoc, id } = useDocumentInfo()
  const { config } = useConfig()
  const { version } = useDocumentSave(`${collectionSlug}/${id}`)
  const [address, setAddress] = useState<string | null>(null)
  // The version is part of the address, so that each version is looked up again.
  const source = `${config.routes.api}/public-address?collection=${collectionSlug}&id=${id}&version=${encodeURIComponent(String(version))}`

  useEffect(() => {
    if (id === undefined || !hasPublishedDoc) return setAddress(null)
    const left = new AbortController()
    const ask = async () => {
      const answer = await fetch(source, { signal: left.signal }).catch(() => undefined)
      const found = answer?.ok ? publicAddressSchema.safeParse(await answer.json()).data : undefined
      if (found !== undefined && !left.signal.aborted) setAddress(found.address)
    }
    void ask()
    return () => left.abort()
  }, [hasPublishedDoc, id, source])

  if (address === null) return null
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {t('addresses.see')}
    </a>
  )
}
