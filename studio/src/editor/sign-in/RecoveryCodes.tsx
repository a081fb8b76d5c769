'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { copyText } from '../frame/copy-text.ts'
import { useWords } from '../frame/use-words.ts'

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void; level?: 'h1' | 'h3' }

/** Recovery codes, shown only once, because the studio stores only their hashes. */
export function RecoveryCodes({ codes, onKept, level = 'h1' }: RecoveryCodesProps) {
  const Heading = level
  const words = useWords()
  const [told, setTold] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  const copy = async () => setTold((await copyText(text)) ? words('factors.copied') : words('factors.notCopied'))
  return (
    <section className="menagerie-recovery-codes" aria-labelledby="recovery-codes">
      <Heading id="recovery-codes" ref={heading} tabIndex={-1}>
        {words('factors.codesTitle')}
      </Heading>
      <p>{words('factors.codesHint')}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="menagerie-recovery-keep">
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
          {words('factors.copy')}
        </Button>
        <a
          className="menagerie-sign-in-way"
          download="menagerie-studio-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${words('factors.codesTitle')}\n\n${text}\n`)}`}
        >
          {words('factors.saveFile')}
        </a>
      </div>
      <p role="status">{told}</p>
      <Button size="large" margin={false} onClick={onKept}>
        {words('factors.kept')}
      </Button>
    </section>
  )
}
