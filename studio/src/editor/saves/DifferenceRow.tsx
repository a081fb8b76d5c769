'use client'

import type { Difference, Side } from './compare-versions.ts'
import { describeValue } from './describe-value.ts'

type DifferenceRowProps = {
  difference: Difference
  label: string
  theirsLabel: string
  chosen: Side
  onChoose: (side: Side) => void
}

/** One part that the versions hold differently, to choose from by mouse or arrow keys. */
export function DifferenceRow({ difference, label, theirsLabel, chosen, onChoose }: DifferenceRowProps) {
  const sides: readonly { side: Side; title: string; value: unknown }[] = [
    { side: 'theirs', title: theirsLabel, value: difference.theirs },
    { side: 'mine', title: 'Yours', value: difference.mine },
  ]
  return (
    <fieldset>
      <legend>
        {label}
        {difference.changedBy === 'both' && <strong> changed by both</strong>}
      </legend>
      {sides.map(({ side, title, value }) => (
        <label key={side} data-chosen={chosen === side || undefined}>
          <span>
            <input type="radio" name={label} checked={chosen === side} onChange={() => onChoose(side)} /> {title}
          </span>
          <span className="menagerie-versions__value">{describeValue(value) || '(empty, or not in words)'}</span>
        </label>
      ))}
    </fieldset>
  )
}
