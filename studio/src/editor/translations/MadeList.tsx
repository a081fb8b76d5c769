'use client'

import { Button } from '@payloadcms/ui'
import { useWords } from '../frame/use-words.ts'
import { DocumentLink } from './DocumentLink.tsx'
import type { SiteChoice } from './SiteChoices.tsx'
import type { MadeSite } from './use-making.ts'

type MadeListProps = {
  made: readonly MadeSite[]
  sites: readonly SiteChoice[]
  all: number
  isMaking: boolean
  onClose: () => void
}

/** Created drafts by site, and refusals. */
export function MadeList({ made, sites, all, isMaking, onClose }: MadeListProps) {
  const words = useWords()
  const outcomes = made.map(({ outcome }) => outcome).filter((outcome) => 'value' in outcome)
  const count = outcomes.reduce((sum, { value }) => sum + value.documents.length, 0)
  const items = outcomes.reduce((sum, { value }) => sum + value.menus.reduce((each, menu) => each + menu.items, 0), 0)
  return (
    <>
      <p role="status">
        {isMaking ? words('elsewhere.making', { done: made.length, all }) : words('elsewhere.made', { count })}
        {!isMaking && items > 0 && ` · ${words('elsewhere.madeMenus', { count: items })}`}
      </p>
      {isMaking && <progress max={all} value={made.length} aria-label={words('elsewhere.open')} />}
      <ul className="menagerie-elsewhere__made">
        {made.map(({ site, outcome }) => (
          <li key={site}>
            <strong>{sites.find(({ id }) => id === site)?.label ?? site}</strong>
            {'refusal' in outcome ? (
              <p role="alert">{outcome.refusal}</p>
            ) : (
              <ul>
                {outcome.value.documents.map(({ collection, id, title }) => (
                  <li key={id}>
                    <DocumentLink collection={collection} id={id}>
                      {title}
                    </DocumentLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {!isMaking && (
        <div className="menagerie-dialog__actions">
          <Button margin={false} onClick={onClose}>
            {words('elsewhere.close')}
          </Button>
        </div>
      )}
    </>
  )
}
