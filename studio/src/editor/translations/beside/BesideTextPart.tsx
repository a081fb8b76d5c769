'use client'

import { Button, useFormFields } from '@payloadcms/ui'
import { useId, useMemo } from 'react'
import type { Beside, BesideText } from '../../../model/translations/beside/beside.ts'
import { toFieldText } from '../../../model/translations/to-field-text.ts'
import { useWords } from '../../frame/use-words.ts'
import { MarkedWords } from '../MarkedWords.tsx'
import { markChangedWords } from '../mark-changed-words.ts'
import { Suggestions } from '../suggestions/Suggestions.tsx'
import { findOwnPath } from './find-own-path.ts'

type BesideTextPartProps = {
  text: BesideText
  /** Heading level, one below that of its row. */
  level: 3 | 4
  beside: Beside
  siteLabels: Record<string, string>
  onlyDifferent: boolean
  onGo: (path: string) => void
  onCopy: (path: string) => void
  onPut: (path: string, value: unknown) => void
}

/** A text of the other document, with a link to its field and buttons to copy it. */
export function BesideTextPart({ text: { key, own, label, text }, ...props }: BesideTextPartProps) {
  const { level, beside, siteLabels, onlyDifferent, onGo, onCopy, onPut } = props
  const Heading = `h${level}` as const
  const words = useWords()
  const id = useId()
  const path = useFormFields(([fields]) => (own === undefined ? undefined : findOwnPath(fields, own)))
  const value = useFormFields(([fields]) => (path === undefined ? undefined : fields[path]?.value))
  const here = useMemo(() => toFieldText(value), [value])
  if (onlyDifferent && path !== undefined && here === text) return null
  // Between two texts in the same language, the differences are marked.
  const isMarked = beside.isSameLanguage && path !== undefined && here !== text
  return (
    <div className="menagerie-beside__text" data-part={key} {...(path !== undefined && { 'data-own': path })}>
      <Heading id={id}>
        {path === undefined ? (
          label
        ) : (
          <button type="button" onClick={() => onGo(path)}>
            {label}
          </button>
        )}
      </Heading>
      <p lang={beside.other.language}>
        {isMarked ? <MarkedWords words={markChangedWords(here, text)} leaves="before" /> : text}
      </p>
      {path !== undefined && here !== text && (
        <Button
          buttonStyle="secondary"
          size="xsmall"
          margin={false}
          extraButtonProps={{ 'aria-describedby': id }}
          onClick={() => onCopy(path)}
        >
          {words('beside.copyText')}
        </Button>
      )}
      {path !== undefined && !beside.isSameLanguage && (
        <Suggestions
          text={text}
          sites={{ from: beside.other, to: beside.own, document: beside.own.id }}
          siteLabels={siteLabels}
          value={value}
          onPut={(put) => onPut(path, put)}
        />
      )}
    </div>
  )
}
