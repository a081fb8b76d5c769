'use client'

import type { NamingField } from './find-naming-field.ts'

type NameInputProps = { naming: NamingField; value: string; setValue: (value: string) => void }

/** Input for a new document's name: typed, or chosen from the options of its field. */
export function NameInput({ naming: { name, label, longest, choices }, value, setValue }: NameInputProps) {
  const shared = { id: `field-${name}`, name, required: true, autoFocus: true, value }
  return (
    <label htmlFor={`field-${name}`}>
      <span>{label}</span>
      {choices.length === 0 ? (
        <input {...shared} maxLength={longest} autoComplete="off" onChange={({ target }) => setValue(target.value)} />
      ) : (
        <select {...shared} onChange={({ target }) => setValue(target.value)}>
          <option value="" />
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </label>
  )
}
