'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Returned, ReturnedText } from '../../../model/translations/files/exchange.ts'
import { OwnDialog } from '../../frame/OwnDialog.tsx'
import { useWords } from '../../frame/use-words.ts'
import { DocumentLink } from '../DocumentLink.tsx'
import { useTranslatorFiles } from './use-translator-files.ts'

type ReturnedFileProps = { file: File; wanted: Record<string, string>; onClose: () => void }

/** Preview of a returned file's effect, by document, before anything is written. */
export function ReturnedFile({ file, wanted, onClose }: ReturnedFileProps) {
  const words = useWords()
  const { take } = useTranslatorFiles(words('elsewhere.failed'))
  const [returned, setReturned] = useState<Returned>()
  const [refusal, setRefusal] = useState<string>()
  const [step, setStep] = useState<'looking' | 'looked' | 'saving' | 'saved'>('looking')
  const run = async (isSave: boolean) => {
    setStep(isSave ? 'saving' : 'looking')
    const answer = await take(file, { ...wanted, ...(isSave && { save: 'true' }) })
    if ('refusal' in answer) setRefusal(answer.refusal)
    else setReturned(answer.value)
    setStep(isSave && !('refusal' in answer) ? 'saved' : 'looked')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is read once
  useEffect(() => void run(false), [file])
  const texts = returned?.documents.flatMap((document) => document.texts) ?? []
  const isNew = texts.some(({ state }) => state === 'new')
  return (
    <OwnDialog label={file.name} onClose={onClose}>
      <div className="menagerie-changes">
        {refusal !== undefined && <p role="alert">{refusal}</p>}
        <p role="status">
          {step === 'looking' && words('files.looking')}
          {step === 'saving' && words('files.saving')}
          {step === 'saved' && words('files.saved', { count: returned?.written ?? 0 })}
          {step === 'looked' && refusal === undefined && !isNew && words('files.nothing')}
        </p>
        {returned?.files.map(({ name, refusal: why }) => (
          <p key={name} role="alert">
            {name}: {why}
          </p>
        ))}
        {returned?.documents.map(({ collection, id, title, refusal: why, texts: own }) => (
          <section key={[id, why].join()}>
            <h3>
              <DocumentLink collection={collection} id={id}>
                {title || id}
              </DocumentLink>
            </h3>
            {why && <p role="alert">{why}</p>}
            <StateCounts texts={own} />
            <details>
              <summary>{words('files.count', { count: own.length })}</summary>
              <ul>
                {own.map((text) => (
                  <li key={text.key}>
                    <strong>{text.place}</strong>
                    <span>{toSentence(text)}</span>
                    <p className="menagerie-changes__text">{text.after}</p>
                  </li>
                ))}
              </ul>
            </details>
          </section>
        ))}
        <div className="menagerie-dialog__actions">
          {step === 'looked' && isNew && (
            <Button margin={false} onClick={() => run(true)}>
              {words('files.save')}
            </Button>
          )}
          <Button margin={false} buttonStyle="secondary" onClick={onClose}>
            {words('elsewhere.close')}
          </Button>
        </div>
      </div>
    </OwnDialog>
  )

  function toSentence({ state, problem = '' }: ReturnedText): string {
    return words(`files.${state}`, { problem })
  }
}

/** Number of texts by result. */
function StateCounts({ texts }: { texts: readonly ReturnedText[] }) {
  const words = useWords()
  const counts = [...Map.groupBy(texts, ({ state }) => state)]
  return (
    <ul>
      {counts.map(([state, each]) => (
        <li key={state}>
          {words(`files.${state}`, { problem: each[0]?.problem ?? '' })}: {each.length}
        </li>
      ))}
    </ul>
  )
}
