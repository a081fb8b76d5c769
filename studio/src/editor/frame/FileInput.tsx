'use client'

import { type Ref, useState } from 'react'
import { useWords } from './use-words.ts'

type FileInputProps = {
  accept: string
  onFiles?: (files: File[]) => void
  /** For forms that read the files when they are submitted. */
  ref?: Ref<HTMLInputElement>
  multiple?: boolean
  required?: boolean
  disabled?: boolean
  /** Clears the input after each choice, so that the same file can be chosen again. */
  isEmptied?: boolean
}

/** A file input with a translated label: browsers show their own texts in their own language. */
export function FileInput({ onFiles, isEmptied, multiple = false, ...input }: FileInputProps) {
  const words = useWords()
  const [names, setNames] = useState<string[]>([])
  return (
    <span className="menagerie-file" data-disabled={input.disabled || undefined}>
      <input
        {...input}
        type="file"
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          setNames(isEmptied ? [] : files.map(({ name }) => name))
          if (isEmptied) target.value = ''
          onFiles?.(files)
        }}
      />
      <span aria-hidden="true" className="menagerie-file__button">
        {words(multiple ? 'files.chooseSeveral' : 'files.choose')}
      </span>
      <span aria-hidden="true" className="menagerie-file__names">
        {names.length > 0 ? names.join(', ') : words('files.noneChosen')}
      </span>
    </span>
  )
}
