'use client'

import { useState } from 'react'
import { useWords } from '../../frame/use-words.ts'
import { WidthChoice } from '../../preview/WidthChoice.tsx'
import type { VersionSide } from './load-sides.ts'
import { VersionPage } from './VersionPage.tsx'

type VersionPagesProps = { collection: string; id: string; sides: readonly VersionSide[] }

/** Two versions as pages side by side. */
export function VersionPages({ collection, id, sides }: VersionPagesProps) {
  const t = useWords()
  const [width, setWidth] = useState(768)
  return (
    <section className="menagerie-preview menagerie-site menagerie-version-pages" aria-label={t('versions.sideBySide')}>
      <div className="menagerie-preview__bar">
        <WidthChoice width={width} setWidth={setWidth} />
        {sides.length < 2 && <p role="status">{t('versions.nothingBefore')}</p>}
      </div>
      <div className="menagerie-preview__body">
        {sides.map((side) => (
          <VersionPage key={side.id} collection={collection} id={id} side={side} width={width} />
        ))}
      </div>
    </section>
  )
}
