'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { SourceChanges } from '../../model/translations/changes.ts'
import { useLanguageName } from '../frame/use-language-name.ts'
import { useWords } from '../frame/use-words.ts'
import { ChangesDialog } from './ChangesDialog.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import { FollowChoice } from './FollowChoice.tsx'
import { useChanges } from './use-changes.ts'
import { useSettling } from './use-settling.ts'

type Labels = Record<string, string>

/** Box beside the form: the document's source, and its changes. */
export function SourceBox({ siteLabels }: { siteLabels: Labels }) {
  const { collectionSlug, id, isTrashed } = useDocumentInfo()
  if (collectionSlug === undefined || id === undefined || isTrashed) return null
  return <SourceOf key={id} collection={collectionSlug} id={String(id)} siteLabels={siteLabels} />
}

type SourceOfProps = { collection: string; id: string; siteLabels: Labels }

function SourceOf({ collection, id, siteLabels }: SourceOfProps) {
  const words = useWords()
  const { lastUpdateTime } = useDocumentInfo()
  const { answer, follow } = useChanges(collection, id, String(lastUpdateTime))
  const { write } = useSettling()
  const toLanguage = useLanguageName()
  const [isOpen, setOpen] = useState(false)
  const title = useId()
  if (answer === undefined) return null
  if (answer === 'failed') return <p>{words('source.failed')}</p>
  const { changes, like } = answer
  if (changes === null) {
    if (like.length === 0) return null
    return (
      <section className="field-type menagerie-source" aria-labelledby={title}>
        <h3 id={title}>{words('source.title')}</h3>
        <FollowChoice
          like={like}
          siteLabels={siteLabels}
          follow={async (source) => write((await follow(source)) ?? null)}
        />
      </section>
    )
  }
  const { source } = changes
  const lines = toLines(changes)
  return (
    <section className="field-type menagerie-source" aria-labelledby={title}>
      <h3 id={title}>{words('source.title')}</h3>
      {source === undefined ? (
        <p>{words('source.gone')}</p>
      ) : (
        <p>
          <DocumentLink collection={source.collection} id={source.id}>
            {source.title}
          </DocumentLink>
          <span>{siteLabels[source.site] ?? source.site}</span>
        </p>
      )}
      {lines.length === 0 ? (
        <p>{words('source.asBefore')}</p>
      ) : (
        <ul>
          {lines.map(({ key, count }) => (
            <li key={key} data-kind={key}>
              {words(`source.${key}`, {
                count,
                language: toLanguage(key === 'open' ? changes.openLanguage : changes.language),
              })}
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setOpen(true)}>
          {words('source.see')}
        </Button>
      )}
      <Button buttonStyle="none" className="menagerie-source__part" margin={false} onClick={() => write(null)}>
        {words('source.part')}
      </Button>
      {isOpen && <ChangesDialog changes={changes} onClose={() => setOpen(false)} />}
    </section>
  )
}

function toLines({ changed, gained, gone, open }: SourceChanges) {
  const counts = { changed: changed.length, gained: gained.length, lost: gone.length, open: open.length }
  return (['changed', 'gained', 'lost', 'open'] as const)
    .map((key) => ({ key, count: counts[key] }))
    .filter(({ count }) => count > 0)
}
