'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { copyText } from '../../frame/copy-text.ts'
import { useWords } from '../../frame/use-words.ts'
import { DocumentLink } from '../DocumentLink.tsx'
import type { Suggested } from './use-suggestions.ts'

type SentenceSuggestionsProps = {
  suggested: Suggested
  siteLabels: Record<string, string>
  language: string
  /** Name of the service for machine translation. */
  machine: string
  /** The field's value with the sentence replaced by the translation; undefined if the sentence is not found. */
  toValue: (translation: string) => unknown
  onPut: (value: unknown) => void
}

/** Suggested translations of a sentence with their origin, to insert or to copy. */
export function SentenceSuggestions({ suggested, ...props }: SentenceSuggestionsProps) {
  const { siteLabels, language, machine, toValue, onPut } = props
  const words = useWords()
  const [done, setDone] = useState('')
  const { sentence, offers, proposal } = suggested
  if (offers.length === 0 && proposal === undefined) return null
  const copy = async (translation: string) =>
    setDone((await copyText(translation)) ? words('suggest.onClipboard') : words('ahead.notCopied'))
  const take = (translation: string) => {
    const value = toValue(translation)
    if (value !== undefined) {
      onPut(value)
      setDone(words('beside.copied'))
    } else void copy(translation)
  }
  const toButton = (translation: string) => (
    <Button buttonStyle="secondary" size="xsmall" margin={false} onClick={() => take(translation)}>
      {toValue(translation) === undefined ? words('suggest.copy') : words('suggest.use')}
    </Button>
  )
  return (
    <div className="menagerie-suggestions__sentence">
      <p>{sentence}</p>
      <ul>
        {offers.map(({ source, translation, alike, collection, document, site, title }) => (
          <li key={translation}>
            <p lang={language}>{translation}</p>
            <p className="menagerie-suggestions__from">
              {alike < 1 && `${words('suggest.alike', { alike })}: ${source} · `}
              <DocumentLink collection={collection} id={document}>
                {title}
              </DocumentLink>{' '}
              {siteLabels[site] ?? site}
            </p>
            {toButton(translation)}
          </li>
        ))}
        {proposal !== undefined && (
          <li>
            <p lang={language}>{proposal}</p>
            <p className="menagerie-suggestions__from">{words('suggest.byMachine', { name: machine })}</p>
            {toButton(proposal)}
          </li>
        )}
      </ul>
      <p role="status">{done}</p>
    </div>
  )
}
