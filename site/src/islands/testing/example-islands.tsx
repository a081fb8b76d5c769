import { Island } from '../Island.tsx'
import type { Moment } from '../moment.ts'
import { Counter } from './Counter.island.tsx'
import { Failing } from './Failing.island.tsx'
import { Fields } from './Fields.island.tsx'
import { Mismatch } from './Mismatch.island.tsx'

export const counter = (moment: Moment, label = 'Count') => (
  <Island name="Counter" moment={moment} props={{ label, start: 5 }}>
    <Counter label={label} start={5} />
  </Island>
)

export const twoCounters = (
  <>
    {counter('load', 'One')}
    {counter('load', 'Two')}
  </>
)

export const fields = (
  <Island name="Fields" moment="interaction" props={{}}>
    <Fields />
  </Island>
)

export const failing = (
  <Island name="Failing" moment="load" props={{}}>
    <Failing />
  </Island>
)

export const mismatch = (
  <Island name="Mismatch" moment="load" props={{}}>
    <Mismatch />
  </Island>
)

/** Several windows high. */
const lines = Array.from({ length: 200 }, (_, number) => `line ${number}`)
const text = lines.map((line) => <p key={line}>{line}</p>)

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
