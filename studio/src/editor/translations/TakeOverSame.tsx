'use client'

import { Button, useFormFields } from '@payloadcms/ui'
import type { ChangedText } from '../../model/translations/changes.ts'
import { toFieldText } from '../../model/translations/to-field-text.ts'
import { useWords } from '../frame/use-words.ts'

type TakeOverSameProps = { changed: readonly ChangedText[]; onTake: (same: readonly ChangedText[]) => void }

/**
 * Takes over all changes of texts that equal the source's former text, so that no text of the document's own is lost.
 */
export function TakeOverSame({ changed, onTake }: TakeOverSameProps) {
  const words = useWords()
  const [fields] = useFormFields((context) => context)
  const same = changed.filter(({ before, path }) => before !== undefined && toFieldText(fields[path]?.value) === before)
  if (same.length < 2) return null
  return (
    <div>
      <Button margin={false} onClick={() => onTake(same)}>
        {words('source.takeOverSame', { count: same.length })}
      </Button>
    </div>
  )
}
