'use client'

import { useEffect, useRef, useState } from 'react'
import type { FieldChoice } from '../../../model/fields/choice-field.ts'
import type { WordKey } from '../../../model/words/word-key.ts'
import { useWords } from '../../frame/use-words.ts'
import { DayChoice } from '../ahead/DayChoice.tsx'
import { ShareLink } from '../ahead/ShareLink.tsx'
import { useScale } from '../use-scale.ts'
import { WidthChoice } from '../WidthChoice.tsx'
import { useSitePage } from './use-site-page.ts'

type SiteBrowserProps = {
  choices: FieldChoice[]
  first: string
  /** Sites for which the editor may share links; undefined: all sites. */
  ownSites: string[] | undefined
  /** Address from the query with which the view was opened. */
  pasted: string
}

/** Shows the preview of a site, as of now or a later day, with a link from each page to its form. */
export function SiteBrowser({ choices, first, ownSites, pasted }: SiteBrowserProps) {
  const t = useWords()
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

  // Opens the first page, and the current page again if another day is chosen.
  const here = useRef<Parameters<typeof open>[0]>(pasted === '' ? { site: first, path: '' } : { address: pasted })
  useEffect(() => {
    if (opened !== undefined) here.current = { site: opened.site, path }
  }, [opened, path])
  useEffect(() => void open(here.current), [open])

  return (
    <section className="menagerie-preview menagerie-site" aria-label={t('site.title')}>
      <h1 className="menagerie-unseen">{t('site.title')}</h1>
      <div className="menagerie-preview__bar">
        <label>
          <span>{t('site.site')}</span>
          <select
            aria-label={t('site.site')}
            value={site}
            onChange={({ target }) => void open({ site: target.value, path: '' })}
          >
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
            {t('site.address')}{' '}
            <input
              type="text"
              inputMode="url"
              value={address}
              placeholder={t('site.paste')}
              onChange={({ target }) => setAddress(target.value)}
            />
          </label>
          <button type="submit">{t('site.show')}</button>
        </form>
        <DayChoice day={day} setDay={setDay} />
        <label>
          <input type="checkbox" checked={drafts} onChange={({ target }) => setDrafts(target.checked)} />{' '}
          {t('site.drafts')}
        </label>
        <WidthChoice width={width} setWidth={setWidth} />
        {(ownSites === undefined || ownSites.includes(site)) && (
          <button type="button" onClick={() => setSharing(true)}>
            {t('preview.share')}
          </button>
        )}
        {formHref !== undefined && <a href={formHref}>{t('preview.editPage')}</a>}
        <p role="status">{problem !== '' ? problem : t(toKey(opened !== undefined, place !== undefined))}</p>
      </div>
      <div className="menagerie-preview__body">
        <div className="menagerie-preview__stage" ref={stage}>
          {opened !== undefined && (
            <iframe key={opened.number} ref={frame} src={opened.address} title={t('site.frame')} />
          )}
        </div>
      </div>
      {isSharing && <ShareLink site={site} path={path} day={day} drafts={drafts} onClose={() => setSharing(false)} />}
    </section>
  )
}

const toKey = (isOpen: boolean, hasForm: boolean): WordKey => {
  if (!isOpen) return 'common.opening'
  return hasForm ? 'site.links' : 'site.own'
}
