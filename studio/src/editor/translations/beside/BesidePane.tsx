'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { toPreviewedCollection } from '../../../preview/previewed-collections.ts'
import { useWords } from '../../frame/use-words.ts'
import { BesideForm } from './BesideForm.tsx'
import { BesidePage } from './BesidePage.tsx'
import { useBeside, useBesideList } from './use-beside.ts'

type BesidePaneProps = {
  collection: string
  id: string
  saved: string
  siteLabels: Record<string, string>
  onClose: () => void
}

/** The document of another site beside the form. Rendered outside the form's element, so that Enter does not publish. */
export function BesidePane({ siteLabels, onClose, ...asked }: BesidePaneProps) {
  const words = useWords()
  const list = useBesideList(asked)
  const [chosen, setChosen] = useState<string>()
  const [view, setView] = useState<'form' | 'page'>('form')
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const choice = useRef<HTMLSelectElement>(null)
  const label = useId()
  const documents = list === undefined || list === 'failed' ? [] : list.documents
  const other = chosen ?? (list === undefined || list === 'failed' ? undefined : list.first)
  const beside = useBeside(asked, other)
  const isThere = documents.length > 0
  useEffect(() => {
    if (isThere) choice.current?.focus()
  }, [isThere])
  const hasPage = toPreviewedCollection(asked.collection) !== undefined
  const problem = list === 'failed' || beside === 'failed' ? words('beside.failed') : undefined
  return createPortal(
    <section
      className="menagerie-beside"
      aria-label={words('beside.open')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="menagerie-beside__bar">
        {isThere && (
          <label htmlFor={label}>
            <span className="menagerie-beside__legend">{words('beside.choose')}</span>
            <select id={label} ref={choice} value={other} onChange={({ target }) => setChosen(target.value)}>
              {documents.map(({ id, site, title }) => (
                <option key={id} value={id}>
                  {siteLabels[site] ?? site}
                  {title && title !== site ? `: ${title}` : ''}
                </option>
              ))}
            </select>
          </label>
        )}
        {isThere && hasPage && (
          <fieldset>
            <legend className="menagerie-beside__legend">{words('beside.view')}</legend>
            {(['form', 'page'] as const).map((each) => (
              <button key={each} type="button" aria-pressed={each === view} onClick={() => setView(each)}>
                {words(`beside.${each}`)}
              </button>
            ))}
          </fieldset>
        )}
        {isThere && view === 'form' && (
          <label>
            <input
              type="checkbox"
              checked={onlyDifferent}
              onChange={({ target }) => setOnlyDifferent(target.checked)}
            />{' '}
            {words('beside.onlyDifferent')}
          </label>
        )}
        <button type="button" onClick={onClose}>
          {words('elsewhere.close')}
        </button>
      </div>
      {list !== undefined && list !== 'failed' && !isThere && <p>{words('beside.none')}</p>}
      {problem !== undefined && <p role="alert">{problem}</p>}
      {beside !== undefined &&
        beside !== 'failed' &&
        (view === 'form' ? (
          <BesideForm key={beside.other.id} beside={beside} siteLabels={siteLabels} onlyDifferent={onlyDifferent} />
        ) : (
          <BesidePage key={beside.other.id} collection={asked.collection} beside={beside} />
        ))}
    </section>,
    document.body,
  )
}
