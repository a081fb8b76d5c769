'use client'

import { useWords } from '../../frame/use-words.ts'

type DayChoiceProps = { day: string; setDay: (day: string) => void }

/** The day on which a site is shown; empty: now. */
export function DayChoice({ day, setDay }: DayChoiceProps) {
  const t = useWords()
  return (
    <label>
      {t('preview.asOn')}{' '}
      <input type="date" value={day} min={today()} onChange={({ target }) => setDay(target.value)} />
    </label>
  )
}

const today = () => new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
