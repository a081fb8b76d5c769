'use client'

import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { type Uses, usesSchema } from '../../model/references/uses.ts'
import { toBasedOn } from '../../model/saves/save-version.ts'
import { OwnDialog } from '../frame/OwnDialog.tsx'
import { useWords } from '../frame/use-words.ts'
import { UseList } from '../references/UseList.tsx'
import { useDocumentSave } from '../saves/window-saves.ts'

/** Another file in the place of this one, wherever it shows: asked with the list of where that is. */
export function ReplaceFile({ siteLabels }: { siteLabels: Record<string, string> }) {
  const t = useWords()
  const { config } = useConfig()
  const { id, hasSavePermission } = useDocumentInfo()
  const { version } = useDocumentSave(`media/${id}`)
  const [uses, setUses] = useState<Uses>()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const { api } = config.routes
  if (id === undefined || !hasSavePermission) return null

  const ask = async () => {
    const answer = await fetch(`${api}/where-used/media/${id}`).catch(() => undefined)
    setUses(usesSchema.safeParse(await answer?.json().catch(() => undefined)).data ?? { uses: [], total: 0 })
  }
  const replace = async () => {
    if (file === undefined) return setProblem(t('library.chooseFile'))
    const body = new FormData()
    body.append('_payload', '{}')
    body.append('file', file)
    const headers = new Headers(version === undefined ? [] : [['If-Match', toBasedOn(version)]])
    const answer = await fetch(`${api}/media/${id}`, { method: 'PATCH', headers, body }).catch(() => undefined)
    if (answer?.ok) return window.location.reload()
    setProblem(t('library.notReplaced'))
  }
  return (
    <div className="field-type">
      <Button size="small" margin={false} buttonStyle="secondary" onClick={() => void ask()}>
        {t('library.replace')}
      </Button>
      {uses !== undefined && (
        <OwnDialog label={t('library.replace')} onClose={() => setUses(undefined)}>
          <div className="menagerie-plan">
            <p>{uses.total === 0 ? t('uses.nowhere') : t('library.changes', { count: uses.total })}</p>
            <UseList uses={uses} siteLabels={siteLabels} />
            <label>
              {t('library.newFile')}
              <input
                type="file"
                accept="image/jpeg,image/png,image/webp,image/avif"
                onChange={({ target }) => setFile(target.files?.[0])}
              />
            </label>
            {problem !== undefined && <p role="alert">{problem}</p>}
            <div className="menagerie-dialog__actions">
              <Button margin={false} onClick={() => void replace()}>
                {t('library.replaceNow')}
              </Button>
              <Button margin={false} buttonStyle="secondary" onClick={() => setUses(undefined)}>
                {t('common.cancel')}
              </Button>
            </div>
          </div>
        </OwnDialog>
      )}
    </div>
  )
}
