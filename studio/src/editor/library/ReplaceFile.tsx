'use client'

import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { type Uses, usesSchema } from '../../model/references/uses.ts'
import { toBasedOn } from '../../model/saves/save-version.ts'
import { FileInput } from '../frame/FileInput.tsx'
import { OwnDialog } from '../frame/OwnDialog.tsx'
import { useWords, type Words } from '../frame/use-words.ts'
import { UseList } from '../references/UseList.tsx'
import { useDocumentSave } from '../saves/window-saves.ts'
import { sendUpload } from './send-upload.ts'

/** Replaces the file of a document everywhere; lists where it is used before it asks for confirmation. */
export function ReplaceFile({ siteLabels, types }: { siteLabels: Record<string, string>; types: string }) {
  const t = useWords()
  const { config } = useConfig()
  const { id, collectionSlug, hasSavePermission } = useDocumentInfo()
  const { version } = useDocumentSave(`${collectionSlug}/${id}`)
  const [uses, setUses] = useState<Uses | 'unread'>()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [part, setPart] = useState<number>()
  const { api } = config.routes
  if (id === undefined || !hasSavePermission) return null

  const ask = async () => {
    const answer = await fetch(`${api}/where-used/${collectionSlug}/${id}`).catch(() => undefined)
    setUses(usesSchema.safeParse(await answer?.json().catch(() => undefined)).data ?? 'unread')
  }
  const replace = async () => {
    if (file === undefined) return setProblem(t('library.chooseFile'))
    setProblem(undefined)
    setPart(0)
    const sent = await sendUpload(`${api}/${collectionSlug}/${id}`, file, {
      method: 'PATCH',
      ...(version !== undefined && { headers: { 'If-Match': toBasedOn(version) } }),
      onPart: setPart,
    })
    if (sent.ok) return window.location.reload()
    setPart(undefined)
    setProblem(sent.problem ?? t('library.lost'))
  }
  return (
    <div className="field-type">
      <Button size="small" margin={false} buttonStyle="secondary" onClick={() => void ask()}>
        {t('library.replace')}
      </Button>
      {uses !== undefined && (
        <OwnDialog label={t('library.replace')} onClose={() => setUses(undefined)}>
          <div className="menagerie-plan">
            <p>{tellUses(uses, t)}</p>
            {uses !== 'unread' && <UseList uses={uses} siteLabels={siteLabels} />}
            <label>
              {t('library.newFile')}
              <FileInput accept={types} disabled={part !== undefined} onFiles={([chosen]) => setFile(chosen)} />
            </label>
            {part !== undefined && <progress max={1} value={part} aria-label={file?.name} />}
            {problem !== undefined && <p role="alert">{problem}</p>}
            <div className="menagerie-dialog__actions">
              <Button margin={false} disabled={part !== undefined} onClick={() => void replace()}>
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

function tellUses(uses: Uses | 'unread', t: Words): string {
  if (uses === 'unread') return t('uses.unread')
  return uses.total === 0 ? t('uses.nowhere') : t('library.changes', { count: uses.total })
}
