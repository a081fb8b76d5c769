'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { replaceSentence } from '../../../model/translations/replace-sentence.ts'
import { useWords } from '../../frame/use-words.ts'
import { SentenceSuggestions } from './SentenceSuggestions.tsx'
import { type SuggestionSites, useSuggestions } from './use-suggestions.ts'

type SuggestionsProps = {
  text: string
  sites: SuggestionSites
  siteLabels: Record<string, string>
  /** Current value of the field; absent if the form has none. */
  value: unknown
  onPut: (value: unknown) => void
}

/** Suggestions below a foreign-language text: earlier translations of its sentences, and machine translations. The user chooses each. */
export function Suggestions({ text, sites, siteLabels, value, onPut }: SuggestionsProps) {
  const words = useWords()
  const { state, ask, translate } = useSuggestions(sites, text)
  const [isTranslating, setTranslating] = useState(false)
  const send = async () => {
    setTranslating(true)
    await translate()
    setTranslating(false)
  }
  const characters = state?.sentences.reduce((sum, { sentence }) => sum + sentence.length, 0) ?? 0
  const machine = state?.machine
  return (
    <details
      className="menagerie-suggestions"
      onToggle={({ currentTarget }) => currentTarget.open && (state?.isReading ?? true) && void ask()}
    >
      <summary>{words('suggest.open')}</summary>
      {state === undefined && <p role="status">{words('suggest.asking')}</p>}
      {state?.isReading && <p role="status">{words('suggest.reading')}</p>}
      {state !== undefined && state.problem !== '' && <p role="alert">{state.problem}</p>}
      {state?.problem === '' && state.sentences.every(({ offers, proposal }) => offers.length === 0 && !proposal) && (
        <p role="status">{words('suggest.none')}</p>
      )}
      {state?.sentences.map((sentence) => (
        <SentenceSuggestions
          key={sentence.sentence}
          suggested={sentence}
          siteLabels={siteLabels}
          language={sites.to.language}
          machine={machine?.name ?? ''}
          toValue={(translation) => replaceSentence(value, sentence.sentence, translation)}
          onPut={onPut}
        />
      ))}
      {machine && characters > 0 && (
        <div>
          <Button buttonStyle="secondary" size="xsmall" margin={false} disabled={isTranslating} onClick={send}>
            {words('suggest.machine', { name: machine.name })}
          </Button>
          <p>{words('suggest.sent', { count: characters, host: machine.host })}</p>
        </div>
      )}
    </details>
  )
}
