'use client'

import { useId } from 'react'

type SignInFieldProps = {
  /** Such as `field-email`; without, one is made. */
  id?: string
  label: string
  value: string
  onChange: (value: string) => void
  type?: 'email' | 'password' | 'text'
  autoComplete: string
  isDigits?: boolean
}

/** A labelled field that password managers and telephones know how to fill. */
export function SignInField({ id, label, value, onChange, type = 'text', autoComplete, isDigits }: SignInFieldProps) {
  const made = useId()
  const name = id ?? made
  return (
    <div className="menagerie-sign-in-field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        required
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        {...(isDigits && { inputMode: 'numeric' as const })}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
