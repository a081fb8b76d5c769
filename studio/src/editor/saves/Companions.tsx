'use client'

import type { Companion } from '../../model/saves/presence.ts'
import { useWords } from '../frame/use-words.ts'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Other people that have this document open. */
export function Companions({ others }: { others: readonly Companion[] }) {
  const t = useWords()
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
