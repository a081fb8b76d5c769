import { Button } from '@payloadcms/ui'
import { type FormEvent, useRef } from 'react'
import type { RunSettings } from '../../imports/desk/run-answer.ts'
import type { ImportKind } from '../../imports/kinds/kinds.ts'

type UploadFormProps = {
  sites: readonly { value: string; label: string }[]
  settings: RunSettings
  change: (part: Partial<RunSettings>) => void
  maySaveAll: boolean
  kinds: readonly ImportKind[]
  sent: number | undefined
  onUpload: (files: readonly File[]) => void
}

/** What is uploaded, and how it is taken. */
export function UploadForm({ sites, settings, change, maySaveAll, kinds, sent, onUpload }: UploadFormProps) {
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
          The file holds
          <select
            value={settings.kind}
            onChange={({ target }) => change({ kind: kinds.find((kind) => kind === target.value) ?? 'products' })}
          >
            {kinds.map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </select>
        </label>
      )}
      <label>
        Table, or a ZIP with one
        <input ref={table} type="file" required accept=".csv,.tsv,.txt,.xlsx,.json,.ndjson,.jsonl,.zip" />
      </label>
      <label>
        Pictures and leaflets, as a ZIP
        <input ref={pictures} type="file" accept=".zip" />
      </label>
      <label>
        Columns without a site speak of
        <select
          value={mapping.site ?? ''}
          onChange={({ target }) => change({ mapping: { ...mapping, site: target.value || undefined } })}
        >
          <option value="">none: each column names its site</option>
          {sites.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Texts land
        <select
          value={status}
          onChange={({ target }) => change({ status: target.value === 'draft' ? 'draft' : 'published' })}
        >
          <option value="published">published</option>
          <option value="draft">as drafts</option>
        </select>
      </label>
      <label>
        Empty cells
        <select
          value={mapping.emptyCells}
          onChange={({ target }) =>
            change({ mapping: { ...mapping, emptyCells: target.value === 'clear' ? 'clear' : 'keep' } })
          }
        >
          <option value="keep">leave the field as it is</option>
          <option value="clear">empty the field</option>
        </select>
      </label>
      <label className="menagerie-import__flag">
        <input type="checkbox" checked={makesTerms} onChange={({ target }) => change({ makesTerms: target.checked })} />
        Make terms of words that are none yet
      </label>
      {maySaveAll && (
        <label className="menagerie-import__flag">
          <input
            type="checkbox"
            checked={deletesMissing}
            onChange={({ target }) => change({ deletesMissing: target.checked })}
          />
          Delete {settings.kind} that the file does not name
        </label>
      )}
      <Button type="submit" size="medium" disabled={sent !== undefined}>
        {sent === undefined ? 'Upload and check' : `Uploading … ${Math.round(sent * 100)} %`}
      </Button>
    </form>
  )
}
