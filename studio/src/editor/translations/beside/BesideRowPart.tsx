'use client'

import { Button, useFormFields } from '@payloadcms/ui'
import { useId } from 'react'
import type { BesideRow, BesideText } from '../../../model/translations/beside/beside.ts'
import { toFieldText } from '../../../model/translations/to-field-text.ts'
import { readTranslatedFrom } from '../../../model/translations/translated-from.ts'
import { useWords } from '../../frame/use-words.ts'
import { findOwnPath } from './find-own-path.ts'

type BesideRowPartProps = {
  row: BesideRow
  /** All texts within the row. */
  texts: readonly BesideText[]
  isSource: boolean
  isAdded: boolean
  onlyDifferent: boolean
  onGo: (path: string) => void
  onCopy: (path: string) => void
  onAdd: () => void
  onLeaveOut: () => void
  onWantAgain: () => void
}

/** Heading of a block or row of the other document, with buttons to copy it as a whole. */
export function BesideRowPart({ row, texts, ...props }: BesideRowPartProps) {
  const { isSource, isAdded, onlyDifferent, onGo, onCopy, onAdd, onLeaveOut, onWantAgain } = props
  const words = useWords()
  const id = useId()
  const { own, list } = row
  const path = useFormFields(([fields]) => (own === undefined ? undefined : findOwnPath(fields, own)))
  const isListHere = useFormFields(([fields]) => list !== undefined && findOwnPath(fields, list) !== undefined)
  const isDifferent = useFormFields(([fields]) =>
    texts.some((text) => {
      const at = text.own === undefined ? undefined : findOwnPath(fields, text.own)
      return at === undefined || toFieldText(fields[at]?.value) !== text.text
    }),
  )
  const isLeft = useFormFields(
    ([fields]) =>
      isSource && readTranslatedFrom({ translatedFrom: fields.translatedFrom?.value })?.left.includes(row.id) === true,
  )
  if (onlyDifferent && path !== undefined && !isDifferent) return null
  const act = (label: string, run: () => void) => (
    <Button
      buttonStyle="secondary"
      size="xsmall"
      margin={false}
      extraButtonProps={{ 'aria-describedby': id }}
      onClick={run}
    >
      {label}
    </Button>
  )
  return (
    <div
      className="menagerie-beside__row"
      data-part={row.key}
      data-depth={row.depth}
      {...(path !== undefined && { 'data-own': path })}
    >
      <h3 id={id}>
        {path === undefined ? (
          row.place
        ) : (
          <button type="button" onClick={() => onGo(path)}>
            {row.place}
          </button>
        )}
      </h3>
      {row.isOnlyThere && <p>{words('beside.onlyThere')}</p>}
      {isLeft && <p>{words('beside.isLeft')}</p>}
      <div className="menagerie-beside__acts">
        {path !== undefined && isDifferent && act(words('beside.copyRow'), () => onCopy(path))}
        {path === undefined && isListHere && !isAdded && act(words('source.add'), onAdd)}
        {path === undefined && isSource && !isLeft && !row.isOnlyThere && act(words('beside.notHere'), onLeaveOut)}
        {isLeft && act(words('beside.wantAgain'), onWantAgain)}
      </div>
    </div>
  )
}
