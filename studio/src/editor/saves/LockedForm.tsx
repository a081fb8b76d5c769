'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { whoMaySchema } from '../../model/saves/who-may.ts'

/** Tells why a form cannot be changed, and which people can help. */
export function LockedForm() {
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
      You can read this, not change it.
      {names.length > 0 && ` Ask ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}.`}
    </p>
  )
}
