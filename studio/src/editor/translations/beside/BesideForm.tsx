'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import type { Beside, BesideRow } from '../../../model/translations/beside/beside.ts'
import { useWords } from '../../frame/use-words.ts'
import { useOpenField } from '../../open-field/use-open-field.ts'
import { BesideRowPart } from './BesideRowPart.tsx'
import { BesideTextPart } from './BesideTextPart.tsx'
import { useCopying } from './use-copying.ts'
import { useScrollTogether } from './use-scroll-together.ts'

const NOTHING = () => {}

type BesideFormProps = { beside: Beside; siteLabels: Record<string, string>; onlyDifferent: boolean }

/** The other document as a read-only form: each text and block is aligned with its field, with buttons to copy it. */
export function BesideForm({ beside, siteLabels, onlyDifferent }: BesideFormProps) {
  const words = useWords()
  const list = useRef<HTMLDivElement>(null)
  const openField = useOpenField()
  const copying = useCopying(beside)
  const [done, setDone] = useState('')
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set())
  // What was added is known to the studio with the next answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins anew
  useEffect(() => setPressed(new Set()), [beside])
  useScrollTogether(list, NOTHING)
  const texts = useMemo(() => new Map(groupTexts(beside)), [beside])
  const inRows = useMemo(() => new Set([...texts.values()].flat()), [texts])
  const say = (text: string) => setDone((before) => (before === text ? `${text}\u00a0` : text))
  const add = (row: BesideRow) => {
    setPressed((before) => new Set([...before, row.id]))
    void copying.addRow(row).then(() => say(words('beside.added')))
  }
  return (
    <>
      <p className="menagerie-beside__done" role="status">
        {done}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div ref={list} className="menagerie-beside__list" tabIndex={0}>
        {beside.parts.map((part) =>
          part.type === 'text' ? (
            <BesideTextPart
              key={part.key}
              text={part}
              level={inRows.has(part) ? 4 : 3}
              beside={beside}
              siteLabels={siteLabels}
              onlyDifferent={onlyDifferent}
              onGo={openField}
              onPut={(path, value) => copying.put({ path, value })}
              onCopy={(path) => {
                copying.copyText(part, path)
                say(words('beside.copied'))
              }}
            />
          ) : (
            <BesideRowPart
              key={part.key}
              row={part}
              texts={texts.get(part.key) ?? []}
              isSource={beside.isSource}
              isAdded={pressed.has(part.id)}
              onlyDifferent={onlyDifferent}
              onGo={openField}
              onCopy={(path) => void copying.copyRow(part, path).then(() => say(words('beside.copied')))}
              onAdd={() => add(part)}
              onLeaveOut={() => copying.leaveOut(part)}
              onWantAgain={() => copying.wantAgain(part.id)}
            />
          ),
        )}
      </div>
    </>
  )
}

/** Texts by the key of the rows that contain them. */
function groupTexts({ parts }: Beside) {
  const texts = parts.filter((part) => part.type === 'text')
  return parts
    .filter((part) => part.type === 'row')
    .map(({ key }) => [key, texts.filter((text) => text.key.startsWith(`${key}/`))] as const)
}
