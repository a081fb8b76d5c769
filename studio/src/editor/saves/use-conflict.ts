'use client'

import { useConfig, useForm, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Presence } from '../../model/saves/presence.ts'
import { useWords } from '../frame/use-words.ts'
import { compareVersions, isClear, mergeVersions } from './compare-versions.ts'
import type { SavedValues } from './document-saves.ts'
import { formattedTextIsIn } from './formatted-text.ts'
import { createKeeper } from './keep-both.ts'
import { mergeTexts } from './merge-texts.ts'
import type { OpenDocument } from './open-document.ts'
import { readNewerVersion } from './read-newer-version.ts'
import { byItself, type Comparison } from './SideBySide.tsx'
import { isSame } from './same-value.ts'
import type { GuardedForm } from './use-guarded-form.ts'
import { documentSaves } from './window-saves.ts'

const PAUSE_MS = 600

/**
 * Another version has been saved since this form opened. A form without changes of its own shows it; otherwise both stand
 * side by side, and what the person keeps becomes a change of the newer one.
 */
export function useConflict({ collection, id, key }: OpenDocument, form: GuardedForm, newest: Presence['newest']) {
  const t = useWords()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { reset } = useForm()
  const { fields, look, read, save, show } = form
  const [comparison, setComparison] = useState<Comparison>()
  const [notice, setNotice] = useState<string>()
  const address = `${config.routes.api}/${collection}/${id}?draft=true&depth=0&fallback-locale=null&locale=${locale}`
  const other = findOther(save, newest)

  useEffect(() => {
    if (other === undefined || id === undefined) return
    let isGone = false
    const meet = async () => {
      const theirs = await readNewerVersion(address, () => isGone)
      // A save of this window may have come in between.
      if (theirs === undefined || isGone || documentSaves.get(key).version === theirs.updatedAt) return
      if (look().length > 0) documentSaves.set(key, { phase: 'stale' })
      await hasPaused()
      await formattedTextIsIn()
      if (isGone || documentSaves.get(key).version === theirs.updatedAt) return
      if (look().length === 0) {
        const shown = read()
        await reset(theirs)
        // Only now: a save of the form as it was would take the newer version back, as a change of it.
        documentSaves.open(key, theirs.updatedAt, theirs)
        // The form says some values otherwise than the studio; what is typed until it stands is no part of the version.
        documentSaves.set(key, { sent: toShownValues(shown, theirs) })
        return setNotice(t('saves.changedNow', { name: theirs.savedBy ?? t('saves.anotherSave') }))
      }
      documentSaves.set(key, { phase: 'stale' })
      const base: SavedValues = documentSaves.get(key).sent ?? {}
      const joined = mergeTexts(base, read(), theirs)
      const differences = compareVersions({ fields, blocks: config.blocksMap }, base, joined.mine, joined.theirs)
      // Each has changed parts of their own: there is nothing to ask.
      if (isClear(differences)) {
        await show(mergeVersions(joined.mine, joined.theirs, differences, byItself), theirs.updatedAt, theirs)
        return setNotice(t('saves.changedToo', { name: theirs.savedBy ?? t('saves.anotherSave') }))
      }
      const keep = createKeeper({ collection, id, locale, fields, words: t })
      setComparison({
        title: t('saves.newerTitle'),
        theirsLabel: theirs.savedBy ?? t('saves.saved'),
        fields,
        base,
        ...joined,
        keepsVersions: true,
        onTake: async (merged, turnedDown) => {
          const problem = await keep(merged, turnedDown)
          if (problem !== undefined) return problem
          setComparison(undefined)
          await show(merged, theirs.updatedAt, theirs)
          return undefined
        },
      })
    }
    void meet()
    return () => {
      isGone = true
    }
  }, [address, collection, config, fields, id, key, locale, look, other, read, reset, show, t])
  return { comparison, notice, isStale: comparison !== undefined }
}

/** The values of a version, as the form has them where it says the same. */
function toShownValues(shown: SavedValues, stored: SavedValues): SavedValues {
  const names = [...new Set([...Object.keys(shown), ...Object.keys(stored)])]
  return Object.fromEntries(names.map((name) => [name, isSame(shown[name], stored[name]) ? shown[name] : stored[name]]))
}

/** Waits for a moment without keys: what is typed while the form is drawn anew would be lost. */
async function hasPaused(): Promise<void> {
  let last = Date.now()
  const onInput = () => {
    last = Date.now()
  }
  document.addEventListener('input', onInput, true)
  document.addEventListener('keydown', onInput, true)
  while (Date.now() - last < PAUSE_MS) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS / 4))
  document.removeEventListener('input', onInput, true)
  document.removeEventListener('keydown', onInput, true)
}

/** A version that is not this form's: as a refused save has told, or the heartbeat while nothing is being saved. */
function findOther({ phase, stale, version }: GuardedForm['save'], newest: Presence['newest']): string | undefined {
  if (stale !== undefined) return stale.version
  if (newest === null || version === undefined || phase === 'saving') return undefined
  return newest.version > version ? newest.version : undefined
}
