'use client'

import { useWords } from '../frame/use-words.ts'
import type { Side } from './difference.ts'

/** A part that differs between the versions, described in words. */
export type DescribedPart = { key: string; label: string; mine: string; theirs: string; isAsked: boolean }

type DifferenceRowProps = {
  part: DescribedPart
  theirsLabel: string
  chosen: Side
  onChoose: (side: Side) => void
}

/** A choice between both versions, by mouse or arrow keys. */
export function DifferenceRow({ part, theirsLabel, chosen, onChoose }: DifferenceRowProps) {
  const t = useWords()
  const sides: readonly { side: Side; title: string; words: string }[] = [
    { side: 'theirs', title: theirsLabel, words: part.theirs },
    { side: 'mine', title: t('saves.yours'), words: part.mine },
  ]
  return (
    <fieldset>
      <legend>
        {part.label}
        {part.isAsked && <strong> {t('saves.byBoth')}</strong>}
      </legend>
      {sides.map(({ side, title, words }) => (
        <label key={side} data-chosen={chosen === side || undefined}>
          <span>
            <input type="radio" name={part.key} checked={chosen === side} onChange={() => onChoose(side)} /> {title}
          </span>
          <span className="menagerie-versions__value">{words || `(${t('saves.empty')})`}</span>
        </label>
      ))}
    </fieldset>
  )
}
