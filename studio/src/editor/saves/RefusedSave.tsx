'use client'

import { useWords } from '../frame/use-words.ts'
import { useAskedField } from '../open-field/use-asked-field.ts'
import { useOpenField } from '../open-field/use-open-field.ts'
import type { ListedField } from './list-form-fields.ts'
import { findFaultPlace, type SaveFault, type SaveRefusal } from './refusals.ts'

/** The reasons why the last save was refused, each with a link to its field. */
export function RefusedSave({ refusal, fields }: { refusal: SaveRefusal | undefined; fields: readonly ListedField[] }) {
  const t = useWords()
  const openField = useOpenField()
  useAskedField(openField)
  return (
    <div role="alert">
      {refusal !== undefined && refusal.faults.length > 0 && (
        <details className="menagerie-saves__refusal" open>
          <summary>{refusal.isPublish ? t('saves.notPublished') : t('saves.notSaved')}</summary>
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

type FaultTextProps = { fault: SaveFault; fields: readonly ListedField[]; onGo: (path: string) => void }

function FaultText({ fault, fields, onGo }: FaultTextProps) {
  const place = findFaultPlace(fault, fields)
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
