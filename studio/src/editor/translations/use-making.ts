import { useState } from 'react'
import type { MadeDrafts } from '../../model/translations/elsewhere.ts'
import { type ElsewhereOutcome, useElsewhere, type WantedOnSite } from './use-elsewhere.ts'

export type MadeSite = { site: string; outcome: ElsewhereOutcome<MadeDrafts> }

/** Creates drafts site by site; a refusal of one site does not affect the others. */
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
