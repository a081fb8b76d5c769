import { usePreferences } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import type { CompleteSite, Openings } from '../../model/opening/opening.ts'

const KEY = 'opening'
const storedSchema = z.object({ watched: z.array(z.string()) })

/**
 * Complete sites that the user has seen incomplete before, so that sites that were already complete are not announced;
 * stored in the user's preferences.
 */
export function useWatchedSites(opening: Openings | undefined): {
  complete: readonly CompleteSite[]
  dismiss: () => void
} {
  const { getPreference, setPreference } = usePreferences()
  const [watched, setWatched] = useState<readonly string[]>()
  useEffect(() => {
    getPreference<unknown>(KEY).then((stored) => setWatched(storedSchema.safeParse(stored).data?.watched ?? []))
  }, [getPreference])
  const keep = useCallback(
    (sites: readonly string[]) => {
      setWatched(sites)
      setPreference(KEY, { watched: [...sites] })
    },
    [setPreference],
  )
  useEffect(() => {
    const unseen = watched && opening?.sites.filter(({ id }) => !watched.includes(id)).map(({ id }) => id)
    if (watched && unseen && unseen.length > 0) keep([...watched, ...unseen])
  }, [watched, opening, keep])
  const complete = opening?.complete.filter(({ id }) => watched?.includes(id)) ?? []
  const dismiss = () => keep((watched ?? []).filter((id) => !complete.some((site) => site.id === id)))
  return { complete, dismiss }
}
