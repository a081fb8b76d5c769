'use client'

import { findById } from '@menagerie/sites/locales'
import { getTranslation } from '@payloadcms/translations'
import { useAllFormFields, useConfig, useTranslation } from '@payloadcms/ui'
import { flattenTopLevelFields } from 'payload/shared'
import { useEffect, useId, useMemo, useState } from 'react'
import { z } from 'zod'
import { useWords } from '../frame/use-words.ts'
import { readTriedWords, type TriedTerm, type TriedWords, triedTermSchema } from './read-tried-words.ts'

const answerSchema = z.object({ docs: z.array(triedTermSchema) })
const MOST_TERMS = 2_000

type Terms = readonly TriedTerm[] | 'failed' | undefined

/** Shows how search interprets a typed query with the current rows, saved or not. */
export function TrySearchWords() {
  const t = useWords()
  const { i18n } = useTranslation()
  const toName = useVocabularyNames()
  const [fields] = useAllFormFields()
  const [query, setQuery] = useState('')
  const id = useId()
  const site = findById(String(fields.site?.value ?? ''))
  const language = site?.file
  const terms = useTerms(language)
  const rows = useMemo(() => toRows(fields), [fields])
  const isReady = language !== undefined && typeof terms === 'object'
  const reader = { t, toName, either: new Intl.ListFormat(i18n.language, { type: 'disjunction' }) }
  const parts = isReady && query.trim() !== '' ? readTriedWords(query, rows, terms, language, reader) : []
  return (
    <div className="field-type text menagerie-try">
      <label className="field-label" htmlFor={id}>
        {t('try.label')}
      </label>
      <input
        id={id}
        type="search"
        value={query}
        autoComplete="off"
        placeholder={t('try.placeholder')}
        // Otherwise Enter would save the document.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p className="field-description">
        {terms === 'failed' ? t('try.unread') : language === undefined ? t('try.siteFirst') : t('try.hint')}
      </p>
      <output>
        {parts.length > 0 && (
          <ul>
            {parts.map(({ text, says }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
              <li key={at}>
                <strong>{text}</strong>: {says}
              </li>
            ))}
          </ul>
        )}
      </output>
    </div>
  )
}

/** Returns the names of vocabularies in the user's language, as the form of a term offers them. */
function useVocabularyNames(): TriedWords['toName'] {
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const { fields } = getEntityConfig({ collectionSlug: 'terms' })
  const field = flattenTopLevelFields(fields).find((one) => 'name' in one && one.name === 'vocabulary')
  const options = field?.type === 'select' ? field.options : []
  return (vocabulary) => {
    const option = options.find((one) => typeof one !== 'string' && one.value === vocabulary)
    return typeof option === 'object' ? String(getTranslation(option.label, i18n)) : vocabulary
  }
}

/** All terms with their names in a language. */
function useTerms(language: string | undefined): Terms {
  const { config } = useConfig()
  const [terms, setTerms] = useState<Terms>()
  useEffect(() => {
    if (language === undefined) return
    const left = new AbortController()
    const asked = { locale: language, 'fallback-locale': 'none', depth: '0', limit: String(MOST_TERMS) }
    const ask = async () => {
      const answer = await fetch(`${config.routes.api}/terms?${new URLSearchParams(asked)}`, { signal: left.signal })
      setTerms(answer.ok ? answerSchema.parse(await answer.json()).docs : 'failed')
    }
    ask().catch(() => {
      if (!left.signal.aborted) setTerms('failed')
    })
    return () => left.abort()
  }, [config.routes.api, language])
  return terms
}

type Fields = ReturnType<typeof useAllFormFields>[0]

function toRows(fields: Fields): unknown[] {
  const count = fields.facts?.rows?.length ?? 0
  const read = (row: number, name: string) => fields[`facts.${row}.${name}`]?.value
  return Array.from({ length: count }, (_, row) => ({
    kind: read(row, 'kind'),
    words: read(row, 'words'),
    terms: read(row, 'terms'),
  }))
}
