import { useState } from 'react'

const KINDS = ['question', 'praise'] as const

export type LetterProps = {
  start: string
  labels: { email: string; text: string } & Record<(typeof KINDS)[number], string>
}

/** Fields whose caret, lines and groups are harder to keep than those of a line of text; shows what React knows of each. */
export function Letter({ start, labels }: LetterProps) {
  const [known, setKnown] = useState({ email: '', text: start, kind: '' })
  return (
    <div>
      <label>
        {labels.email}
        <input
          type="email"
          value={known.email}
          onChange={(event) => setKnown({ ...known, email: event.target.value })}
        />
      </label>
      <label>
        {labels.text}
        <textarea value={known.text} onChange={(event) => setKnown({ ...known, text: event.target.value })} />
      </label>
      {KINDS.map((kind) => (
        <label key={kind}>
          <input type="radio" name="kind" checked={known.kind === kind} onChange={() => setKnown({ ...known, kind })} />{' '}
          {labels[kind]}
        </label>
      ))}
      <output>{JSON.stringify(known)}</output>
    </div>
  )
}
