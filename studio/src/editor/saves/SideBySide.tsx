'use client'

import { Button } from '@payloadcms/ui'
import { useMemo, useState } from 'react'
import { OwnDialog } from '../frame/OwnDialog.tsx'
import { compareVersions, type Difference, keyOf, mergeVersions, type Side } from './compare-versions.ts'
import { DifferenceRow } from './DifferenceRow.tsx'
import type { Values } from './document-saves.ts'
import type { FormField } from './list-form-fields.ts'

export type Comparison = {
  title: string
  /** Whose the other version is. */
  theirsLabel: string
  fields: readonly FormField[]
  base: Values
  mine: Values
  theirs: Values
  onTake: (merged: Values) => Promise<void>
}

/** Two versions, part by part. What one side changed is that side's; where both did, the person chooses. */
export function SideBySide({
  title,
  theirsLabel,
  fields,
  base,
  mine,
  theirs,
  onTake,
  onLater,
}: Comparison & { onLater: () => void }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const differences = useMemo(
    () =>
      compareVersions(
        fields.map(({ name }) => name),
        base,
        mine,
        theirs,
      ),
    [base, fields, mine, theirs],
  )
  const choose = (difference: Difference): Side =>
    chosen[keyOf(difference)] ?? (difference.changedBy === 'theirs' ? 'theirs' : 'mine')
  const take = (side: (difference: Difference) => Side) => void onTake(mergeVersions(mine, theirs, differences, side))
  return (
    <OwnDialog label={title} onClose={onLater}>
      <p>Nothing is lost. Choose what each part shall be; all else is the same in both.</p>
      <div className="menagerie-versions">
        {differences.map((difference) => (
          <DifferenceRow
            key={keyOf(difference)}
            difference={difference}
            label={toLabel(fields, difference)}
            theirsLabel={theirsLabel}
            chosen={choose(difference)}
            onChoose={(side) => setChosen((before) => ({ ...before, [keyOf(difference)]: side }))}
          />
        ))}
      </div>
      <div className="menagerie-dialog__actions">
        <Button margin={false} onClick={() => take(choose)}>
          Go on with what is chosen
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={() => take(() => 'mine')}>
          Take over: all of mine
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={() => take(() => 'theirs')}>
          All of the other
        </Button>
        <Button margin={false} buttonStyle="transparent" onClick={onLater}>
          Later
        </Button>
      </div>
    </OwnDialog>
  )
}

function toLabel(fields: readonly FormField[], { field, position }: Difference): string {
  const label = fields.find(({ name }) => name === field)?.label ?? field
  return position === undefined ? label : `${label}, ${position}`
}
