'use client'

import { Pill, useRowLabel } from '@payloadcms/ui'
import { toRowTitle } from '../../publish/entries/to-row-title.ts'
import { usePartWords } from '../frame/use-part-words.ts'
import { useWords } from '../frame/use-words.ts'
import { useOpenWhenNew } from './use-open-when-new.ts'

/** Title of a block: its position, type and text, so that a page with closed blocks is readable. */
export function BlockTitle({ kind }: { kind: string }) {
  const t = useWords()
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const toWord = usePartWords()
  useOpenWhenNew()
  return (
    <span className="menagerie-block-title">
      <span className="blocks-field__block-number">{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {toWord(kind)}
      </Pill>
      {data?.hidden === true && (
        <Pill pillStyle="warning" size="small">
          {t('titles.hidden')}
        </Pill>
      )}
      {data?.onlyHere === true && (
        <Pill pillStyle="light-gray" size="small">
          {t('titles.onlyHere')}
        </Pill>
      )}
      <span className="menagerie-block-title__words">{toRowTitle(data, t)}</span>
    </span>
  )
}
