'use client'

import { useState } from 'react'
import { EXCHANGE_FORMATS, RETURNED_ENDINGS } from '../../../model/translations/files/exchange.ts'
import { FileInput } from '../../frame/FileInput.tsx'
import { useWords } from '../../frame/use-words.ts'
import type { SiteChoice } from '../SiteChoices.tsx'
import { useOwnSites } from '../use-own-sites.ts'
import { ReturnedFile } from './ReturnedFile.tsx'
import { useTranslatorFiles } from './use-translator-files.ts'

type TranslatorFilesProps = { collection: string; sites: SiteChoice[]; onSaved: () => void }

const NAMES = { 'xliff-2.1': 'XLIFF 2.1', 'xliff-1.2': 'XLIFF 1.2', xlsx: 'Excel (XLSX)' } as const

/** Below the table: the texts of one site for the translators of another, and back. */
export function TranslatorFiles({ collection, sites, onSaved }: TranslatorFilesProps) {
  const words = useWords()
  const own = useOwnSites(sites, undefined)
  const { toAddress } = useTranslatorFiles(words('elsewhere.failed'))
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [isAll, setAll] = useState(false)
  const [file, setFile] = useState<File>()
  const choice = (label: string, value: string, set: (site: string) => void, choices: readonly SiteChoice[]) => (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => set(target.value)}>
        <option value="">{words('source.choose')}</option>
        {choices.map(({ id, label: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
  const isChosen = from !== '' && to !== '' && from !== to
  const wanted = { collection, from, to, ...(isAll && { all: 'true' }) }
  return (
    <section className="menagerie-files">
      <h2>{words('files.title')}</h2>
      <div className="menagerie-status__filters">
        {choice(words('files.from'), from, setFrom, sites)}
        {choice(words('files.to'), to, setTo, own)}
        <label>
          <input type="checkbox" checked={isAll} onChange={({ target }) => setAll(target.checked)} />
          {words('files.all')}
        </label>
        {isChosen &&
          EXCHANGE_FORMATS.map((format) => (
            <a key={format} href={toAddress(format, wanted)} download>
              {words('status.export', { format: NAMES[format] })}
            </a>
          ))}
      </div>
      <label>
        <span>
          {words('files.take')}
          <small>{words('files.file')}</small>
        </span>
        <FileInput
          isEmptied
          accept={[...RETURNED_ENDINGS, 'zip'].map((ending) => `.${ending}`).join()}
          onFiles={([chosen]) => setFile(chosen)}
        />
      </label>
      {file !== undefined && (
        <ReturnedFile
          file={file}
          wanted={from === '' ? {} : { from }}
          onClose={() => {
            setFile(undefined)
            onSaved()
          }}
        />
      )}
    </section>
  )
}
