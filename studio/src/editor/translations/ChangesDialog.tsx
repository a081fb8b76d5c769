'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { SourceChanges } from '../../model/translations/changes.ts'
import { OwnDialog } from '../frame/OwnDialog.tsx'
import { useLanguageName } from '../frame/use-language-name.ts'
import { useWords } from '../frame/use-words.ts'
import { useOpenField } from '../open-field/use-open-field.ts'
import { ChangedTextRow } from './ChangedTextRow.tsx'
import { OpenTexts } from './OpenTexts.tsx'
import { RowDecision } from './RowDecision.tsx'
import { TakeOverSame } from './TakeOverSame.tsx'
import { useSettling } from './use-settling.ts'

type ChangesDialogProps = { changes: SourceChanges; onClose: () => void }

/** Lists the source's changes and untranslated texts: each can be settled with one click, or by editing its field. */
export function ChangesDialog({ changes, onClose }: ChangesDialogProps) {
  const words = useWords()
  const { add, keep, leaveOut, remove, right, stillRight, takeOver } = useSettling()
  const openField = useOpenField()
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const [atOpening] = useState(changes)
  const toLanguage = useLanguageName()
  const isLeft = (name: string) => !settled.has(name)
  /** Runs the action and removes the entry from the list. */
  const settle = (name: string, act: () => void) => () => {
    act()
    setSettled((before) => new Set([...before, name]))
  }
  const close = (act: () => void) => {
    act()
    onClose()
  }
  const goTo = (path: string) => {
    onClose()
    openField(path)
  }
  const changed = atOpening.changed.filter(({ key }) => isLeft(`changed ${key}`))
  const gained = atOpening.gained.filter(({ id }) => isLeft(id))
  const gone = atOpening.gone.filter(({ id }) => isLeft(id))
  const open = atOpening.open.filter(({ key }) => isLeft(`open ${key}`))
  const isAllDone = changed.length + gained.length + gone.length + open.length === 0
  return (
    <OwnDialog label={words('source.see')} onClose={onClose}>
      <div className="menagerie-changes">
        {isAllDone && <p role="status">{words('source.done')}</p>}
        <TakeOverSame
          changed={changed}
          onTake={(same) => {
            for (const text of same) takeOver(text)
            setSettled((before) => new Set([...before, ...same.map(({ key }) => `changed ${key}`)]))
          }}
        />
        {changed.map((text) => (
          <ChangedTextRow
            key={text.key}
            text={text}
            language={toLanguage(atOpening.language)}
            onGo={goTo}
            onStillRight={settle(`changed ${text.key}`, () => stillRight(text))}
            onTakeOver={settle(`changed ${text.key}`, () => takeOver(text))}
          />
        ))}
        {gained.map((row) => (
          <RowDecision
            key={row.id}
            {...row}
            heading={words('source.gained', { count: 1 })}
            // The form is rendered again afterwards.
            yes={{ label: words('source.add'), run: () => void add(row).then(onClose) }}
            no={{ label: words('source.leaveOut'), run: settle(row.id, () => leaveOut(row)) }}
          />
        ))}
        {gone.map((row) => (
          <RowDecision
            key={row.id}
            {...row}
            heading={words('source.lost', { count: 1 })}
            // Closes the dialog, because the positions of the other rows have changed.
            yes={{ label: words('source.remove'), run: () => close(() => remove(row)) }}
            no={{ label: words('source.keep'), run: settle(row.id, () => keep(row)) }}
          />
        ))}
        <OpenTexts
          texts={open}
          language={toLanguage(atOpening.openLanguage)}
          onGo={goTo}
          onRight={(keys) => {
            right(keys)
            setSettled((before) => new Set([...before, ...keys.map((key) => `open ${key}`)]))
          }}
        />
        <div className="menagerie-dialog__actions">
          <Button margin={false} onClick={onClose}>
            {words('elsewhere.close')}
          </Button>
        </div>
      </div>
    </OwnDialog>
  )
}
