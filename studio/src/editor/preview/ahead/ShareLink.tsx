'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { OwnDialog } from '../../frame/OwnDialog.tsx'
import { postToStudio } from '../../frame/post-to-studio.ts'
import { useWords } from '../../frame/use-words.ts'
import { CopyAddress } from './LinkAddress.tsx'

type ShareLinkProps = { site: string; path: string; day: string; drafts: boolean; onClose: () => void }

const made = z.object({ doc: z.object({ address: z.url() }) })

/** Creates a link for people without an account, and shows it. */
export function ShareLink({ site, path, day, drafts, onClose }: ShareLinkProps) {
  const t = useWords()
  const { api } = useConfig().config.routes
  const [title, setTitle] = useState('')
  const [withDrafts, setWithDrafts] = useState(drafts)
  const [address, setAddress] = useState<string>()
  const [problem, setProblem] = useState('')

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // In React's tree, the form of the document surrounds this one.
    event.stopPropagation()
    const body = { site, path, title, drafts: withDrafts, ...(day && { day: `${day}T12:00:00.000Z` }) }
    const posted = await postToStudio(`${api}/preview-links`, body, made)
    setProblem(posted.problem)
    setAddress(posted.found?.doc.address)
  }
  return (
    <OwnDialog label={t('preview.share')} onClose={onClose}>
      {address === undefined ? (
        <form className="menagerie-share" onSubmit={onSubmit}>
          <p>{(day === '' ? t('ahead.who', { path }) : t('ahead.whoOn', { day, path })).replaceAll(/<\/?em>/g, '')}</p>
          <label>
            {t('ahead.forWhom')}
            <input required maxLength={100} value={title} onChange={({ target }) => setTitle(target.value)} />
          </label>
          <label>
            <input type="checkbox" checked={withDrafts} onChange={({ target }) => setWithDrafts(target.checked)} />{' '}
            {t('ahead.drafts')}
          </label>
          {problem !== '' && <p role="alert">{problem}</p>}
          <div className="menagerie-dialog__actions">
            <Button type="submit" margin={false}>
              {t('ahead.make')}
            </Button>
            <Button margin={false} buttonStyle="secondary" onClick={onClose}>
              {t('common.cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <CopyAddress address={address} />
          <div className="menagerie-dialog__actions">
            <Button margin={false} buttonStyle="secondary" onClick={onClose}>
              {t('common.close')}
            </Button>
          </div>
        </>
      )}
    </OwnDialog>
  )
}
