'use client'

import type { FormField } from './list-form-fields.ts'
import type { Fault, Refusal } from './refusals.ts'

/** Why the last save was not taken, field by field. */
export function RefusedSave({ refusal, fields }: { refusal: Refusal | undefined; fields: readonly FormField[] }) {
  return (
    <div role="alert">
      {refusal !== undefined && refusal.faults.length > 0 && (
        <details className="menagerie-saves__refusal" open>
          <summary>{refusal.isPublish ? 'Not published' : 'Not saved'}</summary>
          <ul>
            {refusal.faults.map((fault) => (
              <li key={`${fault.path} ${fault.message}`}>{toText(fault, fields)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function toText({ path, message }: Fault, fields: readonly FormField[]): string {
  const label = fields.find(({ name }) => name === path?.split('.')[0])?.label
  return label === undefined ? message : `${label}: ${message}`
}
