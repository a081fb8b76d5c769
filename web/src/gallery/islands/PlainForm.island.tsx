import { useState } from 'react'

type PlainFormProps = { label: string; send: string; sent: string }

/** A form that the browser can send by itself, and that a script sends without leaving the page once it is there. */
export function PlainForm({ label, send, sent }: PlainFormProps) {
  const [words, setWords] = useState<string>()
  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWords(String(new FormData(event.currentTarget).get('words')))
  }
  return (
    <form method="get" onSubmit={onSubmit}>
      <label>
        {label}
        <input name="words" />
      </label>
      <button type="submit">{send}</button>
      <output>{words === undefined ? '' : `${sent} ${words}`}</output>
    </form>
  )
}
