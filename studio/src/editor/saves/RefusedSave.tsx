'use client'

import { useOpenField } from '../open-field/use-open-field.ts'
import type { FormField } from './list-form-fields.ts'
import { type Fault, findPlace, type Refusal } from './refusals.ts'

/** Why the last save was not taken, field by field: each leads to its field. */
export function RefusedSave({ refusal, fields }: { refusal: Refusal | undefined; fields: readonly FormField[] }) {
  const openField = useOpenField()
  return (
    <div role="alert">
      {refusal !== undefined && refusal.faults.length > 0 && (
        <details className="menagerie-saves__refusal" open>
          <summary>{refusal.isPublish ? 'Not published' : 'Not saved'}</summary>
          <ul>
            {refusal.faults.map((fault) => (
              <li key={`${fault.path} ${fault.message}`}>
                <FaultText fault={fault} fields={fields} onGo={openField} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

type FaultTextProps = { fault: Fault; fields: readonly FormField[]; onGo: (path: string) => void }

function FaultText({ fault, fields, onGo }: FaultTextProps) {
  const place = findPlace(fault, fields)
  const { path, message } = fault
  if (path === undefined || place === '') return message
  return (
    <>
      <button type="button" onClick={() => onGo(path)}>
        {place}
      </button>
      {`: ${message}`}
    </>
  )
}
