'use client'

import type { Companion } from '../../model/saves/presence.ts'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Other people that have this document open. */
export function Companions({ others }: { others: readonly Companion[] }) {
  const text = others
    .map(
      ({ name, since, isSelf }) => `${isSelf ? 'you, in another window' : name} since ${clock.format(new Date(since))}`,
    )
    .join('; ')
  return (
    <p className="menagerie-saves__companions" role="status">
      {text && `Also here: ${text}`}
    </p>
  )
}
