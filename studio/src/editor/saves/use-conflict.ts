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
 * Handles a version saved elsewhere since this form opened. A form without changes shows it; otherwise both are
 * compared side by side, and the parts that the user keeps become changes of the newer version.
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
      // This window may have saved in the meantime.
      if (theirs === undefined || isGone || documentSaves.get(key).version === theirs.updatedAt) return
      if (look().length > 0) documentSaves.set(key, { phase: 'stale' })
      await hasPaused()
      await formattedTextIsIn()
      if (isGone || documentSaves.get(key).version === theirs.updatedAt) return
      if (look().length === 0) {
        const shown = read()
        await reset(theirs)
        // Not earlier: a save of the previous values would revert the newer version.
        documentSaves.open(key, theirs.updatedAt, theirs)
        // The form represents some values differently from the studio; text typed while they load is not part of the
        // version.
        documentSaves.set(key, { sent: toShownValues(shown, theirs) })
        return setNotice(t('saves.changedNow', { name: theirs.savedBy ?? t('saves.anotherSave') }))
      }
      documentSaves.set(key, { phase: 'stale' })
      const base: SavedValues = documentSaves.get(key).sent ?? {}
      const joined = mergeTexts(base, read(), theirs)
      const differences = compareVersions({ fields, blocks: config.blocksMap }, base, joined.mine, joined.theirs)
      // Both sides have changed different parts, so no question is needed.
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

/** The values of a version, as the form represents them if they are equal. */
function toShownValues(shown: SavedValues, stored: SavedValues): SavedValues {
  const names = [...new Set([...Object.keys(shown), ...Object.keys(stored)])]
  return Object.fromEntries(names.map((name) => [name, isSame(shown[name], stored[name]) ? shown[name] : stored[name]]))
}

/** Waits for a pause in typing: text typed while the form is rendered again would be lost. */
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

/** A version from elsewhere, reported by a refused save, or by the heartbeat while no save is running. */
function findOther({ phase, stale, version }: GuardedForm['save'], newest: Presence['newest']): string | undefined {
  if (stale !== undefined) return stale.version
  if (newest === null || version === undefined || phase === 'saving') return undefined
  return newest.version > version ? newest.version : undefined
}
