'use client'

import { ArrayField, Button, FieldLabel, useField } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { useState } from 'react'
import { useWords } from '../frame/use-words.ts'

/** Number of rows that are rendered without a click. */
const FEW = 50

/** Renders a list of some hundred rows only on demand: each row takes as long as a short form, and most visits do not need them. */
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
