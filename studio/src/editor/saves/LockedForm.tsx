'use client'

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { whoMaySchema } from '../../model/saves/who-may.ts'
import { useWords } from '../frame/use-words.ts'

/** Tells why a form cannot be changed, and which people can help. */
export function LockedForm() {
  const t = useWords()
  const { i18n } = useTranslation()
  const { collectionSlug, id } = useDocumentInfo()
  const { config } = useConfig()
  const [names, setNames] = useState<readonly string[]>([])
  const address = `${config.routes.api}/who-may?${new URLSearchParams({ collection: collectionSlug ?? '', id: String(id) })}`
  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      const answer = await fetch(address, { signal: left.signal })
      const found = answer.ok ? whoMaySchema.safeParse(await answer.json()).data : undefined
      if (found !== undefined && !left.signal.aborted) setNames(found.names)
    }
    // Without names it still says why.
    ask().catch(() => undefined)
    return () => left.abort()
  }, [address])
  return (
    <p className="menagerie-saves__locked" role="status">
      {t('saves.readOnly')}
      {names.length > 0 &&
        ` ${t('saves.ask', { people: new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names) })}`}
    </p>
  )
}
