'use client'

import { useField } from '@payloadcms/ui'
import { useState } from 'react'
import { FileInput } from '../frame/FileInput.tsx'
import { useWords } from '../frame/use-words.ts'

/** Loads captions from a file into the field above, where they can be corrected before saving. */
export function CaptionsFile() {
  const t = useWords()
  const { setValue, showError } = useField<string>({ path: 'captions' })
  const [name, setName] = useState<string>()
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    setValue(await file.text())
    setName(file.name)
  }
  return (
    <div className="field-type">
      <label>
        {`${t('films.captionsFile')} `}
        <FileInput accept=".vtt,.srt,text/vtt" onFiles={([file]) => void take(file)} />
      </label>
      {name !== undefined && !showError && <p role="status">{t('films.taken', { name })}</p>}
    </div>
  )
}
