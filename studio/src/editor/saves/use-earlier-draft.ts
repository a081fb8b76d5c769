'use client'

import { useLocale } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../frame/use-words.ts'
import { openDeviceDrafts } from './device-drafts.ts'
import { findUnsaved } from './find-unsaved.ts'
import { createKeeper } from './keep-both.ts'
import type { FoundDraft } from './kept-drafts.ts'
import { mergeTexts } from './merge-texts.ts'
import type { OpenDocument } from './open-document.ts'
import type { Comparison } from './SideBySide.tsx'
import type { GuardedForm } from './use-guarded-form.ts'
import { documentSaves } from './window-saves.ts'

/** Offers unsaved values on this device that never reached the studio, when the document is opened again. */
export function useEarlierDraft(document: OpenDocument, form: GuardedForm) {
  const t = useWords()
  const { code: locale } = useLocale()
  const { key, user } = document
  const { fields, keptAs, read, show } = form
  const [draft, setDraft] = useState<FoundDraft>()
  const [comparison, setComparison] = useState<Comparison>()

  useEffect(() => {
    const drafts = openDeviceDrafts()
    const names = fields.map(({ name }) => name)
    const found = drafts.find(keptAs, user, Date.now()).filter((each) => {
      const isNews = findUnsaved(names, each.values, { sent: read(), stored: undefined }).length > 0
      if (!isNews) drafts.forget(each.name)
      return isNews
    })
    setDraft(found[0])
  }, [fields, keptAs, read, user])

  const forget = useCallback(() => {
    if (draft !== undefined) openDeviceDrafts().forget(draft.name)
    setDraft(undefined)
    setComparison(undefined)
  }, [draft])

  const see = () => {
    if (draft === undefined) return
    const theirs = read()
    const keep = createKeeper({ ...document, locale, fields, words: t })
    setComparison({
      title: t('saves.typedAndSaved'),
      theirsLabel: t('saves.saved'),
      fields,
      base: draft.base,
      ...mergeTexts(draft.base, { ...theirs, ...draft.values }, theirs),
      keepsVersions: document.id !== undefined,
      onTake: async (merged, turnedDown) => {
        const problem = await keep(merged, turnedDown)
        if (problem !== undefined) return problem
        setComparison(undefined)
        await show(merged, documentSaves.get(key).version ?? '', documentSaves.get(key).stored ?? theirs)
        // The form keeps the draft from here on.
        forget()
        return undefined
      },
    })
  }
  return { draft, comparison, forget, see, close: () => setComparison(undefined) }
}
