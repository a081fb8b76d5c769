import { useState } from 'react'
import { useEarlyText } from '../../islands/use-early-text.ts'

const KINDS = ['question', 'praise'] as const

type LetterProps = {
  start: string
  labels: { email: string; text: string } & Record<(typeof KINDS)[number], string>
}

/** Fields whose caret, lines and groups are harder to keep than those of a line of text; shows what React knows of each. */
export function Letter({ start, labels }: LetterProps) {
  const [known, setKnown] = useState({ email: '', text: start, kind: '' })
  const know = (news: Partial<typeof known>) => setKnown((before) => ({ ...before, ...news }))
  const email = useEarlyText<HTMLInputElement>((value) => know({ email: value }))
  const text = useEarlyText<HTMLTextAreaElement>((value) => know({ text: value }))
  return (
    <div>
      <label>
        {labels.email}
        <input ref={email} type="email" defaultValue="" onChange={(event) => know({ email: event.target.value })} />
      </label>
      <label>
        {labels.text}
        <textarea ref={text} defaultValue={start} onChange={(event) => know({ text: event.target.value })} />
      </label>
      {KINDS.map((kind) => (
        <label key={kind}>
          <input type="radio" name="kind" checked={known.kind === kind} onChange={() => know({ kind })} />{' '}
          {labels[kind]}
        </label>
      ))}
      <output>{JSON.stringify(known)}</output>
    </div>
  )
}
