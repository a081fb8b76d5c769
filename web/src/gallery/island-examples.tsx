import { MOMENTS, type Moment } from '../islands/moment.ts'
import styles from './GallerySheet.module.css'
import { GalleryIsland } from './gallery-island.ts'
import type { GalleryExample, GalleryPage } from './gallery-page.ts'
import { Counter } from './islands/Counter.island.tsx'
import { Failing } from './islands/Failing.island.tsx'
import { Fields } from './islands/Fields.island.tsx'
import { FlakyCounter } from './islands/FlakyCounter.island.tsx'
import { Letter } from './islands/Letter.island.tsx'
import { Mismatch } from './islands/Mismatch.island.tsx'
import { PlainForm } from './islands/PlainForm.island.tsx'
import { PropKinds } from './islands/PropKinds.island.tsx'
import { SlowCounter } from './islands/SlowCounter.island.tsx'
import { Toggle } from './islands/Toggle.island.tsx'

const COUNT = { label: 'Count', start: 5 }
const LETTER = {
  start: 'Dear team,',
  labels: { email: 'E-mail', text: 'Your letter', question: 'A question', praise: 'Praise' },
}
const FORM = { label: 'Words', send: 'Send', sent: 'Kept on the page:' }
const TOGGLE = { label: 'Show more', text: 'Escape closes it again.' }
const PROPS = {
  values: {
    text: `Ж "double" 'single' <b>&amp;</b> </script> 🐕 \u2028`,
    empty: '',
    numbers: [0, -1.5, 1e21, Number.MAX_SAFE_INTEGER],
    switches: [true, false],
    nothing: null,
    absent: undefined,
    nested: [{ name: 'Bella', friends: [{ name: 'Max', friends: [] }] }],
  },
}

export const counter = (moment: Moment, label = COUNT.label) => (
  <GalleryIsland name="Counter" moment={moment} props={{ ...COUNT, label }}>
    <Counter {...COUNT} label={label} />
  </GalleryIsland>
)

export const fields = (
  <GalleryIsland name="Fields" moment="interaction" props={{}}>
    <Fields />
  </GalleryIsland>
)

export const letterExample = (
  <GalleryIsland name="Letter" moment="interaction" props={LETTER}>
    <Letter {...LETTER} />
  </GalleryIsland>
)

export const failing = (
  <GalleryIsland name="Failing" moment="load" props={{}}>
    <Failing />
  </GalleryIsland>
)

/** Renders otherwise at once, or only when it is touched. */
export const mismatch = (moment: Moment) => (
  <GalleryIsland name="Mismatch" moment={moment} props={{}}>
    <Mismatch />
  </GalleryIsland>
)

const moments: GalleryExample[] = MOMENTS.map((moment) => ({
  id: moment,
  title: moment,
  note: {
    load: 'Ready as soon as the page is there.',
    idle: 'Ready once the browser has nothing else to do.',
    visible: 'Ready when it comes near the window.',
    interaction: 'Nothing is loaded until somebody acts in it.',
  }[moment],
  show: counter(moment),
}))

const inputs: GalleryExample[] = [
  {
    id: 'fields',
    title: 'Fields',
    note: 'What was typed, chosen and focused before is known afterwards.',
    show: fields,
  },
  {
    id: 'letter',
    title: 'Letter',
    note: 'The caret of an e-mail field, lines of text, one of several.',
    show: letterExample,
  },
  {
    id: 'form',
    title: 'Form',
    note: 'Sent by the browser until the script is there, then without leaving the page.',
    show: (
      <GalleryIsland name="PlainForm" moment="interaction" props={FORM}>
        <PlainForm {...FORM} />
      </GalleryIsland>
    ),
  },
  {
    id: 'toggle',
    title: 'Toggle',
    note: 'Opens with the press that loads it.',
    show: (
      <GalleryIsland name="Toggle" moment="interaction" props={TOGGLE}>
        <Toggle {...TOGGLE} />
      </GalleryIsland>
    ),
  },
]

const states: GalleryExample[] = [
  {
    id: 'slow',
    title: 'Slow connection',
    note: 'Its file takes three seconds; what is done meanwhile is done once.',
    show: (
      <GalleryIsland name="SlowCounter" moment="interaction" props={COUNT}>
        <SlowCounter {...COUNT} />
      </GalleryIsland>
    ),
  },
  {
    id: 'flaky',
    title: 'Broken connection',
    note: 'Its file does not arrive; the next press tries once more.',
    show: (
      <GalleryIsland name="FlakyCounter" moment="interaction" props={COUNT}>
        <FlakyCounter {...COUNT} />
      </GalleryIsland>
    ),
  },
  {
    id: 'missing',
    title: 'File is gone',
    note: 'As after many deployments: links work, buttons do nothing.',
    show: (
      <GalleryIsland name="Missing" moment="interaction" props={COUNT}>
        <Counter {...COUNT} />
      </GalleryIsland>
    ),
  },
  { id: 'failing', title: 'Fails later', note: 'Throws when pressed, and is plain HTML again.', show: failing },
  {
    id: 'mismatch',
    title: 'Renders otherwise',
    note: 'In the browser than on the server. Touch it to see the report in the console.',
    show: mismatch('interaction'),
  },
]

const places: GalleryExample[] = [
  {
    id: 'several',
    title: 'Several of a kind',
    note: 'They share their file and keep apart.',
    show: (
      <>
        {counter('load', 'One')}
        {counter('load', 'Two')}
      </>
    ),
  },
  {
    id: 'props',
    title: 'All kinds of props',
    note: 'They arrive as they were sent, nested to any depth.',
    show: (
      <GalleryIsland name="PropKinds" moment="load" props={PROPS}>
        <PropKinds {...PROPS} />
      </GalleryIsland>
    ),
  },
  {
    id: 'folded',
    title: 'Folded away',
    note: 'Visible when it is opened.',
    show: (
      <details>
        <summary>Open</summary>
        {counter('visible')}
      </details>
    ),
  },
  {
    id: 'hidden',
    title: 'Without a box',
    note: 'Visible when it is displayed.',
    show: (
      <div className={styles.hidden}>
        <label>
          <input type="checkbox" /> Display it
        </label>
        {counter('visible')}
      </div>
    ),
  },
]

const farDown: GalleryExample[] = [
  {
    id: 'below',
    title: 'Below the fold',
    note: 'Loaded only when somebody scrolls down.',
    show: (
      <>
        <div className={styles.distance} />
        {counter('visible')}
      </>
    ),
  },
]

export const ISLANDS: GalleryPage = {
  title: 'Islands',
  sections: [
    { title: 'Moments', examples: moments },
    { title: 'What people do before it is ready', examples: inputs },
    { title: 'What goes wrong', examples: states },
    { title: 'Places', examples: places },
    { title: 'Far down', examples: farDown },
  ],
}
