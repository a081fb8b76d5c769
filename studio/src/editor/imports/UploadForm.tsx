import { Button } from '@payloadcms/ui'
import { type FormEvent, useRef } from 'react'
import type { RunSettings } from '../../imports/desk/run-answer.ts'
import type { ImportKind } from '../../imports/kinds/kinds.ts'
import { FileInput } from '../frame/FileInput.tsx'
import { useWords } from '../frame/use-words.ts'

type UploadFormProps = {
  sites: readonly { value: string; label: string }[]
  settings: RunSettings
  change: (part: Partial<RunSettings>) => void
  maySaveAll: boolean
  kinds: readonly ImportKind[]
  sent: number | undefined
  onUpload: (files: readonly File[]) => void
}

/** Inputs for the files and the settings of an import. */
export function UploadForm({ sites, settings, change, maySaveAll, kinds, sent, onUpload }: UploadFormProps) {
  const t = useWords()
  const table = useRef<HTMLInputElement>(null)
  const pictures = useRef<HTMLInputElement>(null)
  const { mapping, status, makesTerms, deletesMissing } = settings
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const files = [table.current?.files?.[0], pictures.current?.files?.[0]].filter((file) => file !== undefined)
    if (files.length > 0) onUpload(files)
  }
  return (
    <form className="menagerie-import__form" onSubmit={submit}>
      {kinds.length > 1 && (
        <label>
          {t('imports.holds')}
          <select
            value={settings.kind}
            onChange={({ target }) => change({ kind: kinds.find((kind) => kind === target.value) ?? 'products' })}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(kind === 'products' ? 'imports.products' : `keys.${kind}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {t('imports.table')}
        <FileInput ref={table} required accept=".csv,.tsv,.txt,.xlsx,.xlsm,.json,.ndjson,.jsonl,.zip" />
      </label>
      <label>
        {t('imports.pictures')}
        <FileInput ref={pictures} accept=".zip" />
      </label>
      <label>
        {t('imports.columnsWithoutSite')}
        <select
          value={mapping.site ?? ''}
          onChange={({ target }) => change({ mapping: { ...mapping, site: target.value || undefined } })}
        >
          <option value="">{t('imports.noSite')}</option>
          {sites.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('imports.textsLand')}
        <select
          value={status}
          onChange={({ target }) => change({ status: target.value === 'draft' ? 'draft' : 'published' })}
        >
          <option value="published">{t('imports.asPublished')}</option>
          <option value="draft">{t('imports.asDrafts')}</option>
        </select>
      </label>
      <label>
        {t('imports.emptyCells')}
        <select
          value={mapping.emptyCells}
          onChange={({ target }) =>
            change({ mapping: { ...mapping, emptyCells: target.value === 'clear' ? 'clear' : 'keep' } })
          }
        >
          <option value="keep">{t('imports.keepField')}</option>
          <option value="clear">{t('imports.clearField')}</option>
        </select>
      </label>
      <label className="menagerie-import__flag">
        <input type="checkbox" checked={makesTerms} onChange={({ target }) => change({ makesTerms: target.checked })} />
        {t('imports.makeTerms')}
      </label>
      {maySaveAll && (
        <label className="menagerie-import__flag">
          <input
            type="checkbox"
            checked={deletesMissing}
            onChange={({ target }) => change({ deletesMissing: target.checked })}
          />
          {t('imports.deleteMissing')}
        </label>
      )}
      <Button type="submit" size="medium" disabled={sent !== undefined}>
        {sent === undefined ? t('imports.upload') : t('imports.uploading', { percent: Math.round(sent * 100) })}
      </Button>
    </form>
  )
}
