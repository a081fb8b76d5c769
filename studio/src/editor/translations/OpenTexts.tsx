'use client'

import { Button } from '@payloadcms/ui'
import type { OpenText } from '../../model/translations/changes.ts'
import { useWords } from '../frame/use-words.ts'

type OpenTextsProps = {
  texts: readonly OpenText[]
  language: string
  onGo: (path: string) => void
  onRight: (keys: readonly string[]) => void
}

/**
 * Untranslated texts with links to their fields, and a button to confirm those that need no translation, such as names.
 */
export function OpenTexts({ texts, language, onGo, onRight }: OpenTextsProps) {
  const words = useWords()
  if (texts.length === 0) return null
  const right = (label: string, keys: readonly string[]) => (
    <Button size="small" margin={false} buttonStyle="secondary" onClick={() => onRight(keys)}>
      {label}
    </Button>
  )
  return (
    <section>
      <h3>{words('source.open', { count: texts.length, language })}</h3>
      <ul>
        {texts.map(({ key, path, place, text }) => (
          <li key={key}>
            <button type="button" onClick={() => onGo(path)}>
              {place}
            </button>
            <p className="menagerie-changes__text">{text}</p>
            {right(words('source.right'), [key])}
          </li>
        ))}
      </ul>
      {texts.length > 1 &&
        right(
          words('source.allRight'),
          texts.map(({ key }) => key),
        )}
    </section>
  )
}
