'use client'

import { useState } from 'react'
import type { CopyPlan, NamedDocument } from '../../model/translations/elsewhere.ts'
import { OwnDialog } from '../frame/OwnDialog.tsx'
import { useWords } from '../frame/use-words.ts'
import { ElsewherePlan, type TitlesBySite } from './ElsewherePlan.tsx'
import { type SiteChoice, SiteChoices } from './SiteChoices.tsx'
import { useElsewhere, type WantedDocuments } from './use-elsewhere.ts'

type ElsewhereDialogProps = {
  documents: NamedDocument[]
  /** Sites that the user may write for, except the documents' own. */
  sites: readonly SiteChoice[]
  hasBelow: boolean
  /** Sites that are selected at first. */
  preset?: readonly string[]
  onClose: () => void
}

/** Dialog for copying documents to other sites: choice of sites, plan, result. */
export function ElsewhereDialog({ documents, sites, hasBelow, preset = [], onClose }: ElsewhereDialogProps) {
  const words = useWords()
  const { plan } = useElsewhere(words('elsewhere.failed'))
  const [wanted, setWanted] = useState<WantedDocuments>({ documents, below: false, also: [] })
  const [chosen, setChosen] = useState<readonly string[]>(preset)
  const [plans, setPlans] = useState<CopyPlan[]>()
  const [refusal, setRefusal] = useState<string>()
  // Kept when the user goes back to the choice of sites.
  const [titles, setTitles] = useState<TitlesBySite>({})
  const [isLooking, setLooking] = useState(false)

  const look = async (next: WantedDocuments) => {
    setLooking(true)
    setRefusal(undefined)
    // Shows the selection immediately, before the answer.
    setWanted(next)
    const answer = await plan({ ...next, sites: [...chosen] })
    setLooking(false)
    if ('value' in answer) return setPlans(answer.value)
    setWanted(wanted)
    setRefusal(answer.refusal)
  }
  return (
    <OwnDialog label={words('elsewhere.open')} onClose={onClose}>
      <div className="menagerie-elsewhere">
        {refusal && <p role="alert">{refusal}</p>}
        {plans === undefined ? (
          <SiteChoices
            sites={sites}
            chosen={chosen}
            onChoose={setChosen}
            below={hasBelow ? wanted.below : undefined}
            onBelow={(below) => setWanted({ ...wanted, below })}
            isLooking={isLooking}
            onSee={() => look(wanted)}
            onClose={onClose}
          />
        ) : (
          <ElsewherePlan
            plans={plans}
            wanted={wanted}
            sites={sites}
            isLooking={isLooking}
            titles={titles}
            onTitles={setTitles}
            onAlso={(also) => look({ ...wanted, also })}
            onBack={() => setPlans(undefined)}
            onClose={onClose}
          />
        )}
      </div>
    </OwnDialog>
  )
}
