'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'

/** The address to send, once it is there; none when the link opens nothing any more. */
export function LinkAddress({ path }: { path: string }) {
  const { value } = useField<string | undefined>({ path })
  const isWithdrawn = useFormFields(([fields]) => fields.withdrawn?.value === true)
  return (
    <div className="field-type menagerie-link">
      <h3>The link</h3>
      {value && !isWithdrawn ? (
        <CopyAddress address={value} />
      ) : (
        <p>Save first. A link that was withdrawn or whose time is over has no address.</p>
      )}
    </div>
  )
}

export function CopyAddress({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <div className="menagerie-link__address">
      <input readOnly value={address} aria-label="The link" onFocus={({ target }) => target.select()} />
      <button type="button" onClick={copy}>
        Copy
      </button>
      <a href={address} target="_blank" rel="noreferrer">
        Open
      </a>
      <p role="status">{isCopied && 'Copied'}</p>
    </div>
  )
}
