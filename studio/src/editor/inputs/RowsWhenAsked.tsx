'use client'

import { ArrayField, Button, FieldLabel, useField } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { useState } from 'react'
import { useWords } from '../frame/use-words.ts'

/** Rows that are drawn all at once without a press. */
const FEW = 50

/** A list of some hundred rows is drawn when it is asked for: each row takes as long as a short form, and most visits are about something else. */
export function RowsWhenAsked(props: ArrayFieldClientProps) {
  const { field, path } = props
  const t = useWords()
  const { errorPaths = [], rows = [] } = useField({ hasRows: true, potentiallyStalePath: path })
  const [isAsked, setIsAsked] = useState(false)
  if (isAsked || rows.length <= FEW || errorPaths.length > 0) return <ArrayField {...props} />
  return (
    <div className="field-type">
      <h3>
        <FieldLabel as="span" label={field.label} />
      </h3>
      <Button buttonStyle="secondary" size="small" onClick={() => setIsAsked(true)}>
        {t('titles.showRows', { count: rows.length })}
      </Button>
    </div>
  )
}
