'use client'

import { findById } from '@menagerie/sites/locales'
import { Button, useConfig, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useWords } from '../frame/use-words.ts'
import { type PictureText, tellPicture } from './tell-picture.ts'

type AskForTextProps = { id: string; site: string; onTold: () => void }

const MOST_LETTERS = 300

/** Input for the missing alternative text of a picture in the site's language, without leaving the form. */
export function AskForText({ id, onTold, site }: AskForTextProps) {
  const t = useWords()
  const { i18n } = useTranslation()
  const field = useId()
  const { config } = useConfig()
  const [text, setText] = useState('')
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const language = findById(site)?.file
  if (language === undefined) return null
  const save = async (told: PictureText) => {
    setState('saving')
    const isSaved = await tellPicture(`${config.routes.api}/media/${id}?locale=${language}`, told).catch(() => false)
    setState(isSaved ? 'idle' : 'failed')
    if (isSaved) onTold()
  }
  return (
    <fieldset
      className="menagerie-choice__text"
      // Leaving the input saves its text.
      onBlur={({ relatedTarget, currentTarget }) => {
        if (text.trim() !== '' && !currentTarget.contains(relatedTarget)) void save({ alt: text.trim() })
      }}
    >
      <label htmlFor={field}>
        {t('pickers.tells', {
          language: new Intl.DisplayNames([i18n.language], { type: 'language' }).of(language) ?? language,
        })}
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
          // Prevents submitting the whole form.
          event.preventDefault()
          if (text.trim() !== '') void save({ alt: text.trim() })
        }}
      />
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        disabled={text.trim() === '' || state === 'saving'}
        onClick={() => void save({ alt: text.trim() })}
      >
        {t('pickers.saveText')}
      </Button>
      <Button
        size="small"
        margin={false}
        buttonStyle="subtle"
        disabled={state === 'saving'}
        onClick={() => void save({ decorative: true })}
      >
        {t('pickers.decorates')}
      </Button>
      {state === 'failed' && <p role="alert">{t('pickers.textFailed')}</p>}
    </fieldset>
  )
}
