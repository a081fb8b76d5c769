'use client'

import { findById } from '@menagerie/brands/locales'
import { Button, useConfig } from '@payloadcms/ui'
import { useId, useState } from 'react'

type AskForTextProps = { id: string; site: string; onTold: () => void }

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })
const MOST_LETTERS = 300

/** Below a picture that tells nothing in the language of this site: the place to say it, without leaving the form. */
export function AskForText({ id, onTold, site }: AskForTextProps) {
  const field = useId()
  const { config } = useConfig()
  const [text, setText] = useState('')
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const language = findById(site)?.file
  if (language === undefined) return null
  const save = async () => {
    setState('saving')
    const answer = await fetch(`${config.routes.api}/media/${id}?locale=${language}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ alt: text.trim() }),
    }).catch(() => undefined)
    setState(answer?.ok ? 'idle' : 'failed')
    if (answer?.ok) onTold()
  }
  return (
    <div className="menagerie-choice__text">
      <label htmlFor={field}>
        What it tells, in {languageNames.of(language)}. Leave it empty for a picture that only decorates.
      </label>
      <input
        id={field}
        type="text"
        lang={language}
        maxLength={MOST_LETTERS}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Never the whole form.
          event.preventDefault()
          if (text.trim() !== '') void save()
        }}
      />
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        disabled={text.trim() === '' || state === 'saving'}
        onClick={() => void save()}
      >
        Save the text
      </Button>
      {state === 'failed' && <p role="alert">The text was not saved: try again.</p>}
    </div>
  )
}
