'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { type FramePreview, framePreviewSchema } from '../../../preview/preview-answer.ts'
import { postToStudio } from '../../frame/post-to-studio.ts'
import { useWords } from '../../frame/use-words.ts'
import { usePreview } from '../../preview/use-preview.ts'
import { useScale } from '../../preview/use-scale.ts'
import { VersionTime } from '../VersionTime.tsx'
import type { VersionSide } from './load-sides.ts'

type VersionPageProps = { collection: string; id: string; side: VersionSide; width: number }

const ignore = () => {}

/** The page of one version, rendered by the site. */
export function VersionPage({ collection, id, side, width }: VersionPageProps) {
  const t = useWords()
  const { api } = useConfig().config.routes
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [answer, setAnswer] = useState<FramePreview>()
  const [problem, setProblem] = useState('')
  useScale(stage, width)
  const { values } = side
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      const body = { collection, id, mode: 'preview', values }
      const posted = await postToStudio(`${api}/preview`, body, framePreviewSchema)
      if (isGone) return
      setAnswer(posted.found)
      setProblem(posted.problem || (posted.found?.problem ?? ''))
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [api, collection, id, values])
  const { address, attempt, status, onLoad } = usePreview({
    frame,
    answer,
    mode: 'preview',
    edited: undefined,
    onAct: ignore,
  })
  return (
    <article className="menagerie-version-pages__side">
      <h2>
        <VersionTime date={side.date} told={side.told} />
        {`, ${side.by === '' ? t('versions.studio') : side.by} · ${t(side.isPublic ? 'common.published' : 'common.draft')}`}
      </h2>
      {problem !== '' && <p role="status">{t('preview.incomplete', { problem })}</p>}
      {status === 'site-down' && <p role="status">{t('preview.siteDown')}</p>}
      <div className="menagerie-preview__stage" ref={stage}>
        {address !== undefined && (
          <iframe
            key={`${address} ${attempt}`}
            ref={frame}
            src={address}
            onLoad={onLoad}
            title={t('versions.pageOf', { moment: side.told })}
          />
        )}
      </div>
    </article>
  )
}
