'use client'

import { useAuth, useConfig, useDocumentInfo, useLocale, usePayloadAPI, useTranslation } from '@payloadcms/ui'
import { useEffect, useMemo } from 'react'
import { z } from 'zod'
import type { TextOfLanguages } from '../../model/fields/language-texts-field.ts'
import { usePartWords } from '../frame/use-part-words.ts'
import { useWords } from '../frame/use-words.ts'
import { listOwnLanguages, ownFirst } from './own-languages-first.ts'

/** Characters of a long text, such as captions, that are shown to recognize it. */
const BEGINNING = 160

const textsSchema = z.record(z.string(), z.unknown()).catch({})
const byLanguage = z.record(z.string(), z.string().nullish()).catch({})

/** The texts of a document in all languages, the user's first, each with a link for editing it. */
export function LanguageTexts({ texts }: { texts: readonly TextOfLanguages[] }) {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo()
  const { api } = useConfig().config.routes
  const params = useMemo(
    () => ({ depth: 0, locale: 'all', select: Object.fromEntries(texts.map(({ name }) => [name, true])) }),
    [texts],
  )
  const address = id === undefined ? '' : `${api}/${collectionSlug}/${id}`
  const [answer, { setParams }] = usePayloadAPI(address, { initialParams: params })
  // Reloads after each save.
  useEffect(() => setParams({ ...params, saved: lastUpdateTime }), [lastUpdateTime, params, setParams])
  const values = textsSchema.parse(answer.data)
  if (id === undefined) return null
  return texts.map(({ name, label }) => (
    <TextsOf key={name} values={byLanguage.parse(values[name])} label={texts.length > 1 ? label : undefined} />
  ))
}

function TextsOf({ values, label }: { values: Readonly<Record<string, string | null | undefined>>; label?: string }) {
  const t = useWords()
  const toWord = usePartWords()
  const { i18n } = useTranslation()
  const { localization } = useConfig().config
  const { user } = useAuth()
  const { code: shown } = useLocale()
  if (localization === false) return null
  const codes = ownFirst(localization.localeCodes, listOwnLanguages(user, i18n.language))
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const count = t('library.texts', { done: codes.filter((code) => values[code]).length, count: codes.length })
  return (
    <details className="field-type menagerie-alts" open={label === undefined}>
      <summary>{label === undefined ? count : `${toWord(label)} · ${count}`}</summary>
      <dl>
        {codes.map((code) => (
          <div key={code}>
            <dt>
              <a href={`?locale=${code}`} aria-current={code === shown}>
                {names.of(code) ?? code}
              </a>
            </dt>
            <dd lang={code}>{toBeginning(values[code] ?? '') || '–'}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const toBeginning = (text: string) => (text.length > BEGINNING ? `${text.slice(0, BEGINNING)} …` : text)
