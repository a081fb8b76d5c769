'use client'

import { useConfig } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { OwnDialog } from '../../frame/OwnDialog.tsx'
import { postToStudio } from '../../frame/post-to-studio.ts'
import { CopyAddress } from './LinkAddress.tsx'

type ShareLinkProps = { site: string; path: string; day: string; drafts: boolean; onClose: () => void }

const made = z.object({ doc: z.object({ address: z.url() }) })

/** Makes a link for a person without an account, and shows it. */
export function ShareLink({ site, path, day, drafts, onClose }: ShareLinkProps) {
  const { api } = useConfig().config.routes
  const [title, setTitle] = useState('')
  const [withDrafts, setWithDrafts] = useState(drafts)
  const [address, setAddress] = useState<string>()
  const [problem, setProblem] = useState('')

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // The document's own form stands around this one for React.
    event.stopPropagation()
    const body = { site, path, title, drafts: withDrafts, ...(day && { day: `${day}T12:00:00.000Z` }) }
    const posted = await postToStudio(`${api}/preview-links`, body, made)
    setProblem(posted.problem)
    setAddress(posted.found?.doc.address)
  }
  return (
    <OwnDialog label="Share a link" onClose={onClose}>
      {address === undefined ? (
        <form className="menagerie-share" onSubmit={onSubmit}>
          <p>
            Whoever has the link sees this site{day && ` as it will be at the end of ${day}`}, beginning at /{path},
            without an account and for seven days. You find it at <em>Preview links</em>, and withdraw it there.
          </p>
          <label>
            For whom
            <input required maxLength={100} value={title} onChange={({ target }) => setTitle(target.value)} />
          </label>
          <label>
            <input type="checkbox" checked={withDrafts} onChange={({ target }) => setWithDrafts(target.checked)} /> With
            the newest drafts of the site, as if they were published
          </label>
          {problem !== '' && <p role="alert">{problem}</p>}
          <div className="menagerie-dialog__actions">
            <button type="submit">Make the link</button>
            <button type="button" onClick={onClose}>
              Cancel
            </button>
          </div>
        </form>
      ) : (
        <>
          <CopyAddress address={address} />
          <button type="button" onClick={onClose}>
            Close
          </button>
        </>
      )}
    </OwnDialog>
  )
}
