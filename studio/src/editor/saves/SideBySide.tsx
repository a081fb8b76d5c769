'use client'

import { findById } from '@menagerie/sites/locales'
import { timeZoneOf } from '@menagerie/sites/time-zones'
import { Button, useConfig, useTranslation } from '@payloadcms/ui'
import { useCallback, useMemo, useState } from 'react'
import { OwnDialog } from '../frame/OwnDialog.tsx'
import { useWords } from '../frame/use-words.ts'
import { compareVersions, isTurnedDown, mergeVersions } from './compare-versions.ts'
import { type DescribedPart, DifferenceRow } from './DifferenceRow.tsx'
import { describeDifference } from './describe-difference.ts'
import { type Difference, keyOf, type Side } from './difference.ts'
import type { SavedValues } from './document-saves.ts'
import type { ListedField } from './list-form-fields.ts'
import { useDocumentNames } from './use-document-names.ts'

export type Comparison = {
  title: string
  /** Name of the user that saved the other version. */
  theirsLabel: string
  fields: readonly ListedField[]
  base: SavedValues
  mine: SavedValues
  theirs: SavedValues
  /** Whether discarded changes are stored as a version, which requires a saved document. */
  keepsVersions: boolean
  /** `turnedDown`: all own changes, if one of them is discarded. Resolves to the reason if it fails. */
  onTake: (merged: SavedValues, turnedDown: SavedValues | undefined) => Promise<string | undefined>
}

/** Chooses the side that made the change, if only one did. */
export const byItself = ({ changedBy }: Difference): Side => (changedBy === 'theirs' ? 'theirs' : 'mine')

/**
 * Shows two versions part by part. A part changed by only one side is preselected; if both changed it, the user
 * chooses.
 */
export function SideBySide({ onLater, ...comparison }: Comparison & { onLater: () => void }) {
  const t = useWords()
  const { title, theirsLabel, fields, base, mine, theirs, keepsVersions, onTake } = comparison
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const [problem, setProblem] = useState<string>()
  const blocks = useConfig().config.blocksMap
  const differences = useMemo(
    () => compareVersions({ fields, blocks }, base, mine, theirs),
    [base, blocks, fields, mine, theirs],
  )
  const parts = useParts(comparison, differences)
  const choose = (difference: Difference): Side => chosen[keyOf(difference)] ?? byItself(difference)
  const take = async (side: (difference: Difference) => Side) => {
    const merged = mergeVersions(mine, theirs, differences, side)
    // Includes what only the other side changed: an editor may not reset parts of another country.
    const own = isTurnedDown(differences, side) ? mergeVersions(mine, theirs, differences, byItself) : undefined
    setProblem(await onTake(merged, keepsVersions ? own : undefined))
  }
  return (
    <OwnDialog label={title} onClose={onLater}>
      <p>
        {t('saves.chooseParts')} {keepsVersions ? t('saves.setAside') : t('saves.lost')}
      </p>
      <div className="menagerie-versions">
        {differences.map((difference, index) => {
          const part = parts[index]
          // A joined order includes all moves, so there is no choice.
          if (part === undefined || difference.joined !== undefined) return null
          const onChoose = (side: Side) => setChosen((before) => ({ ...before, [part.key]: side }))
          return (
            <DifferenceRow
              key={part.key}
              part={part}
              theirsLabel={theirsLabel}
              chosen={choose(difference)}
              onChoose={onChoose}
            />
          )
        })}
      </div>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className="menagerie-dialog__actions">
        <Button margin={false} onClick={() => void take(choose)}>
          {t('saves.goOn')}
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={() => void take(() => 'mine')}>
          {t('saves.allMine')}
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={() => void take(() => 'theirs')}>
          {t('saves.allOther')}
        </Button>
        <Button margin={false} buttonStyle="transparent" onClick={onLater}>
          {t('saves.later')}
        </Button>
      </div>
    </OwnDialog>
  )
}

function useParts({ fields, mine, theirs }: Comparison, differences: readonly Difference[]): readonly DescribedPart[] {
  const { config } = useConfig()
  const blocks = config.blocksMap
  const words = useWords()
  const { language } = useTranslation().i18n
  const site = findById(String(theirs.site))
  const zone = site && timeZoneOf(site)
  const describe = useCallback(
    (nameOf: (collections: readonly string[], id: string) => string) =>
      differences.map((difference) =>
        describeDifference(
          difference,
          { fields, mine, theirs },
          { blocks, nameOf, words, language, zone, site: site?.id },
        ),
      ),
    [blocks, differences, fields, language, mine, theirs, words, zone, site],
  )
  return useDocumentNames(describe)
}
