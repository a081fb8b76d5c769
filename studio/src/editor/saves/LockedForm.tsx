'use client'

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { whoMaySchema } from '../../model/saves/who-may.ts'
import { useWords } from '../frame/use-words.ts'
import { useLockedMarket } from '../titles/use-locked-market.ts'

/** Explains why a form cannot be changed, and which colleagues can help. */
export function LockedForm() {
  const t = useWords()
  return <LockedText why={t('saves.readOnly')} />
}

/** The same for forms without a `SaveGuard`, beside their buttons. */
export function LockedNote() {
  const { hasSavePermission, id, isTrashed } = useDocumentInfo()
  return id === undefined || hasSavePermission !== false || isTrashed ? null : <LockedForm />
}

/** Shown above a form that the user may change only in part; `locked` is one of the locked fields. */
export function LockedPart({ locked }: { locked: string }) {
  const t = useWords()
  const { docPermissions, hasSavePermission, id } = useDocumentInfo()
  const rights = docPermissions?.fields
  const own = rights === true ? true : rights?.[locked]
  const isLocked = own !== true && own?.update !== true
  return id !== undefined && hasSavePermission && isLocked ? <LockedText why={t('saves.lockedPart')} /> : null
}

/** Shown in the row of a country that other users manage, whose fields are all locked; closed rows load nothing. */
export function LockedMarket({ path = '' }: { path?: string }) {
  const t = useWords()
  const { country, isOpen } = useLockedMarket(path)
  return country === undefined || !isOpen ? null : <LockedText why={t('saves.lockedCountry')} part={country} />
}

function LockedText({ why, part }: { why: string; part?: string }) {
  const t = useWords()
  const { i18n } = useTranslation()
  const { collectionSlug, id } = useDocumentInfo()
  const { config } = useConfig()
  const [names, setNames] = useState<readonly string[]>([])
  const address = `${config.routes.api}/who-may?${new URLSearchParams({ collection: collectionSlug ?? '', id: String(id), ...(part && { part }) })}`
  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      const answer = await fetch(address, { signal: left.signal })
      const found = answer.ok ? whoMaySchema.safeParse(await answer.json()).data : undefined
      if (found !== undefined && !left.signal.aborted) setNames(found.names)
    }
    // If the names cannot be loaded, the reason is still shown.
    ask().catch(() => undefined)
    return () => left.abort()
  }, [address])
  return (
    <p className="menagerie-saves__locked" role="status">
      {why}
      {names.length > 0 &&
        ` ${t('saves.ask', { people: new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names) })}`}
    </p>
  )
}
