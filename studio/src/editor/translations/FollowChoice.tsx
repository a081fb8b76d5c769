'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { Like } from '../../model/translations/changes.ts'
import { useWords } from '../frame/use-words.ts'

type FollowChoiceProps = {
  like: readonly Like[]
  siteLabels: Record<string, string>
  follow: (source: string) => Promise<void>
}

/** For a document without a source: choice of a related document on another site as its source. */
export function FollowChoice({ like, siteLabels, follow }: FollowChoiceProps) {
  const words = useWords()
  const id = useId()
  const [chosen, setChosen] = useState('')
  return (
    <details>
      <summary>{words('source.choose')}</summary>
      <p id={id}>{words('source.followHint')}</p>
      <select
        aria-label={words('source.choose')}
        aria-describedby={id}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">{words('source.choose')}</option>
        {like.map(({ id: source, site, title }) => (
          <option key={source} value={source}>
            {siteLabels[site] ?? site}
            {title && title !== site ? `: ${title}` : ''}
          </option>
        ))}
      </select>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={chosen === ''}
        onClick={() => follow(chosen)}
      >
        {words('source.follow')}
      </Button>
    </details>
  )
}
