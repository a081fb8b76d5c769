import { counter } from '../../gallery/island-examples.tsx'
import type { Moment } from '../moment.ts'

/** Several windows high. */
const lines = Array.from({ length: 200 }, (_, number) => `line ${number}`)
const text = lines.map((line) => <p key={line}>{line}</p>)

export const twoCounters = (
  <>
    {counter('load', 'One')}
    {counter('load', 'Two')}
  </>
)

export const counterBelow = (
  <>
    {text}
    {counter('visible')}
  </>
)

export const counterAbove = (moment: Moment) => (
  <>
    {counter(moment)}
    {text}
  </>
)
