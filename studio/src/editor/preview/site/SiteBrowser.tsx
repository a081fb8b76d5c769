'use client'

import { useEffect, useRef, useState } from 'react'
import type { FieldChoice } from '../../../model/fields/choice-field.ts'
import { DayChoice } from '../ahead/DayChoice.tsx'
import { ShareLink } from '../ahead/ShareLink.tsx'
import { useScale } from '../use-scale.ts'
import { WidthChoice } from '../WidthChoice.tsx'
import { useSitePage } from './use-site-page.ts'

type SiteBrowserProps = {
  choices: FieldChoice[]
  first: string
  /** Whose links an editor may share; undefined: of all. */
  ownSites: string[] | undefined
  /** Address that the window was opened with. */
  pasted: string
}

/** A whole site in its preview: any page of it, any day ahead, and the way to each form. */
export function SiteBrowser({ choices, first, ownSites, pasted }: SiteBrowserProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [address, setAddress] = useState(pasted)
  const [day, setDay] = useState('')
  const [drafts, setDrafts] = useState(false)
  const [width, setWidth] = useState(1200)
  const [isSharing, setSharing] = useState(false)
  useScale(stage, width)
  const ahead = { drafts, ...(day !== '' && { day }) }
  const { open, opened, path, problem, formHref, place } = useSitePage(frame, ahead)
  const site = opened?.site ?? first

  // Opens where it begins, and where it is once more when another day is chosen.
  const here = useRef<Parameters<typeof open>[0]>(pasted === '' ? { site: first, path: '' } : { address: pasted })
  useEffect(() => {
    if (opened !== undefined) here.current = { site: opened.site, path }
  }, [opened, path])
  useEffect(() => void open(here.current), [open])

  return (
    <section className="menagerie-preview menagerie-site" aria-label="The sites, page by page">
      <div className="menagerie-preview__bar">
        <label>
          <span>Site</span>
          <select aria-label="Site" value={site} onChange={({ target }) => void open({ site: target.value, path: '' })}>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void open({ address })
          }}
        >
          <label>
            Address{' '}
            <input
              type="text"
              inputMode="url"
              value={address}
              placeholder="Paste the address of a page"
              onChange={({ target }) => setAddress(target.value)}
            />
          </label>
          <button type="submit">Show</button>
        </form>
        <DayChoice day={day} setDay={setDay} />
        <label>
          <input type="checkbox" checked={drafts} onChange={({ target }) => setDrafts(target.checked)} /> With drafts
        </label>
        <WidthChoice width={width} setWidth={setWidth} />
        {(ownSites === undefined || ownSites.includes(site)) && (
          <button type="button" onClick={() => setSharing(true)}>
            Share a link
          </button>
        )}
        {formHref !== undefined && <a href={formHref}>Edit this page</a>}
        <p role="status">{problem !== '' ? problem : toSentence(opened !== undefined, place !== undefined)}</p>
      </div>
      <div className="menagerie-preview__body">
        <div className="menagerie-preview__stage" ref={stage}>
          {opened !== undefined && (
            <iframe key={opened.number} ref={frame} src={opened.address} title="The site as visitors see it" />
          )}
        </div>
      </div>
      {isSharing && <ShareLink site={site} path={path} day={day} drafts={drafts} onClose={() => setSharing(false)} />}
    </section>
  )
}

const toSentence = (isOpen: boolean, hasForm: boolean) => {
  if (!isOpen) return 'Opening …'
  return hasForm ? 'Links lead on; each page has its form' : 'The site makes this page itself'
}
