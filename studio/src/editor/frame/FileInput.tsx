'use client'

import { type Ref, useState } from 'react'
import { useWords } from './use-words.ts'

type FileInputProps = {
  accept: string
  onFiles?: (files: File[]) => void
  /** For what is read when a form is sent. */
  ref?: Ref<HTMLInputElement>
  multiple?: boolean
  required?: boolean
  disabled?: boolean
  /** Empty again after each choice, so that the same file can be chosen once more. */
  isEmptied?: boolean
}

/** A choice of files within its label: browsers write the words of theirs in their own language, whatever the studio speaks. */
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
