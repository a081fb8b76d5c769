'use client'

import { Pill, useRowLabel } from '@payloadcms/ui'
import { toRowTitle } from './to-row-title.ts'
import { useOpenWhenNew } from './use-open-when-new.ts'

/** Heading of a block: its place, what it is and what it says, so that a page of closed blocks can be read. */
export function BlockTitle({ kind }: { kind: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  useOpenWhenNew()
  return (
    <span className="menagerie-block-title">
      <span className="blocks-field__block-number">{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {kind}
      </Pill>
      {data?.hidden === true && (
        <Pill pillStyle="warning" size="small">
          Hidden
        </Pill>
      )}
      <span className="menagerie-block-title__words">{toRowTitle(data)}</span>
    </span>
  )
}
