'use client'

import { Button, useField, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { copyText } from '../../frame/copy-text.ts'
import { useWords } from '../../frame/use-words.ts'

/** The address to share, once it exists; hidden if the link is withdrawn. */
export function LinkAddress({ path }: { path: string }) {
  const t = useWords()
  const { value } = useField<string | undefined>({ path })
  const isWithdrawn = useFormFields(([fields]) => fields.withdrawn?.value === true)
  return (
    <div className="field-type menagerie-link">
      <h3>{t('ahead.link')}</h3>
      {value && !isWithdrawn ? <CopyAddress address={value} /> : <p>{t('ahead.saveFirst')}</p>}
    </div>
  )
}

export function CopyAddress({ address }: { address: string }) {
  const t = useWords()
  const [told, setTold] = useState('')
  const copy = async () => setTold((await copyText(address)) ? t('ahead.copied') : t('ahead.notCopied'))
  return (
    <div className="menagerie-link__address">
      <input readOnly value={address} aria-label={t('ahead.link')} onFocus={({ target }) => target.select()} />
      <Button margin={false} size="small" onClick={() => void copy()}>
        {t('ahead.copy')}
      </Button>
      <a href={address} target="_blank" rel="noreferrer">
        {t('ahead.open')}
      </a>
      <p role="status">{told}</p>
    </div>
  )
}
