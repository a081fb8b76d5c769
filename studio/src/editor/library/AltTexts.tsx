'use client'

import { findById } from '@menagerie/sites/locales'
import { useAuth, useConfig, useDocumentInfo, useLocale, usePayloadAPI, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { z } from 'zod'
import type { User } from '../../payload-types.ts'
import { useWords } from '../frame/use-words.ts'

const textsSchema = z.object({ alt: z.record(z.string(), z.string().nullable()).nullish() })
const PARAMS = { depth: 0, locale: 'all', select: { alt: true } }

/** The texts of a picture in all languages, the editor's own first, each with the way to write it. */
export function AltTexts() {
  const t = useWords()
  const { i18n } = useTranslation()
  const { id, lastUpdateTime } = useDocumentInfo()
  const { config } = useConfig()
  const { user } = useAuth<User>()
  const { code: shown } = useLocale()
  const [answer, { setParams }] = usePayloadAPI(id === undefined ? '' : `${config.routes.api}/media/${id}`, {
    initialParams: PARAMS,
  })
  // Asked again after each save.
  useEffect(() => setParams({ ...PARAMS, saved: lastUpdateTime }), [lastUpdateTime, setParams])
  const texts = textsSchema.safeParse(answer.data).data?.alt ?? {}
  if (id === undefined || config.localization === false) return null
  const own = new Set(user?.role === 'editor' ? (user.sites ?? []).flatMap((site) => findById(site)?.file ?? []) : [])
  const codes = config.localization.localeCodes.toSorted((a, b) => Number(isIn(own, b)) - Number(isIn(own, a)))
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  return (
    <details className="field-type menagerie-alts" open={own.size > 0}>
      <summary>{t('library.texts', { done: codes.filter((code) => texts[code]).length, count: codes.length })}</summary>
      <dl>
        {codes.map((code) => (
          <div key={code}>
            <dt>
              <a href={`?locale=${code}`} aria-current={code === shown}>
                {names.of(code) ?? code}
              </a>
            </dt>
            <dd lang={code}>{texts[code] || '–'}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const isIn = (own: ReadonlySet<string>, code: string) => own.has(code)
