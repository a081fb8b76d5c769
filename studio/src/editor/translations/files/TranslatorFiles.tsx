'use client'

import { useState } from 'react'
import { RETURNED_ENDINGS } from '../../../model/translations/files/exchange.ts'
import { FileInput } from '../../frame/FileInput.tsx'
import { useWords } from '../../frame/use-words.ts'
import type { SiteChoice } from '../SiteChoices.tsx'
import { FilesOut, type SitePair } from './FilesOut.tsx'
import { ReturnedFile } from './ReturnedFile.tsx'

type TranslatorFilesProps = { collection: string; sites: SiteChoice[]; onSaved: () => void }

/** Export and import of texts for translators, below the table. */
export function TranslatorFiles({ collection, sites, onSaved }: TranslatorFilesProps) {
  const words = useWords()
  const [pair, setPair] = useState<SitePair>({ from: '', to: '' })
  const [isAll, setAll] = useState(false)
  const [file, setFile] = useState<File>()
  return (
    <section className="menagerie-files">
      <h2>{words('files.title')}</h2>
      <FilesOut collection={collection} sites={sites} pair={pair} onPair={setPair} more={isAll ? { all: 'true' } : {}}>
        <label>
          <input type="checkbox" checked={isAll} onChange={({ target }) => setAll(target.checked)} />
          {words('files.all')}
        </label>
      </FilesOut>
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
          wanted={pair.from === '' ? {} : { from: pair.from }}
          onClose={() => {
            setFile(undefined)
            onSaved()
          }}
        />
      )}
    </section>
  )
}
