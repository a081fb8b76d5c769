'use client'

import { useTranslation } from '@payloadcms/ui'
import type { Companion } from '../../model/saves/presence.ts'
import { toDateLocale } from '../../platform/date-locale.ts'
import { useWords } from '../frame/use-words.ts'

/** Other users with this document open. */
export function Companions({ others }: { others: readonly Companion[] }) {
  const t = useWords()
  const { language } = useTranslation().i18n
  const clock = new Intl.DateTimeFormat(toDateLocale(language), { hour: '2-digit', minute: '2-digit' })
  const text = others
    .map(({ name, since, isSelf }) =>
      t('saves.since', { name: isSelf ? t('saves.you') : name, time: clock.format(new Date(since)) }),
    )
    .join('; ')
  return (
    <p className="menagerie-saves__companions" role="status">
      {text && t('saves.alsoHere', { people: text })}
    </p>
  )
}
