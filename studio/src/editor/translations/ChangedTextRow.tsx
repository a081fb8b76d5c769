'use client'

import { Button, useFormFields } from '@payloadcms/ui'
import type { ChangedText } from '../../model/translations/changes.ts'
import { toFieldText } from '../../model/translations/to-field-text.ts'
import { useWords } from '../frame/use-words.ts'
import { MarkedWords } from './MarkedWords.tsx'
import { markChangedWords } from './mark-changed-words.ts'

type ChangedTextRowProps = {
  text: ChangedText
  language: string
  onGo: (path: string) => void
  onStillRight: () => void
  onTakeOver: () => void
}

/** The source's former and current text side by side with the changes marked, above the document's own text. */
export function ChangedTextRow({ text, language, onGo, onStillRight, onTakeOver }: ChangedTextRowProps) {
  const words = useWords()
  const own = useFormFields(([fields]) => fields[text.path]?.value)
  const { after, before, path, place } = text
  const marked = before === undefined ? undefined : markChangedWords(before, after)
  return (
    <section>
      <h3>
        <button type="button" onClick={() => onGo(path)}>
          {place}
        </button>
      </h3>
      <div className="menagerie-changes__sides">
        <div>
          <h4>{words('source.before')}</h4>
          {marked === undefined ? (
            <p>{words('source.beforeUnknown')}</p>
          ) : (
            <p className="menagerie-changes__text">
              <MarkedWords words={marked} leaves="after" />
            </p>
          )}
        </div>
        <div>
          <h4>{words('source.now')}</h4>
          <p className="menagerie-changes__text">
            {marked === undefined ? after : <MarkedWords words={marked} leaves="before" />}
          </p>
        </div>
      </div>
      <h4>{words('source.here')}</h4>
      <p className="menagerie-changes__text">{toFieldText(own)}</p>
      <div className="menagerie-changes__actions">
        <Button size="small" margin={false} onClick={onStillRight}>
          {words('source.stillRight')}
        </Button>
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          onClick={onTakeOver}
          tooltip={words('source.takeOverHint', { language })}
        >
          {words('source.takeOver')}
        </Button>
      </div>
    </section>
  )
}
