import { useState } from 'react'
import type { MadeDrafts } from '../../model/translations/elsewhere.ts'
import { type ElsewhereOutcome, useElsewhere, type WantedOnSite } from './use-elsewhere.ts'

export type MadeSite = { site: string; outcome: ElsewhereOutcome<MadeDrafts> }

/** Makes drafts site by site: one that is refused keeps no other from its own. */
export function useMaking(failed: string) {
  const { make } = useElsewhere(failed)
  const [made, setMade] = useState<readonly MadeSite[]>([])
  const [isMaking, setMaking] = useState(false)
  const begin = async (wanted: readonly WantedOnSite[]) => {
    setMaking(true)
    for (const each of wanted) {
      const outcome = await make(each)
      setMade((before) => [...before, { site: each.site, outcome }])
    }
    setMaking(false)
  }
  return { begin, made, isMaking }
}
