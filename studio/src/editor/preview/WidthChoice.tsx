'use client'

import { useWords } from '../frame/use-words.ts'

/** Widths of a phone, a tablet and two screens. */
const WIDTHS = [360, 768, 1200, 1440] as const

type WidthChoiceProps = { width: number; setWidth: (width: number) => void }

/** Choice of the width in which the page is rendered. */
export function WidthChoice({ width, setWidth }: WidthChoiceProps) {
  const t = useWords()
  return (
    <fieldset>
      <legend className="menagerie-preview__legend">{t('preview.width')}</legend>
      {WIDTHS.map((each) => (
        <button key={each} type="button" aria-pressed={each === width} onClick={() => setWidth(each)}>
          {each}
        </button>
      ))}
    </fieldset>
  )
}
