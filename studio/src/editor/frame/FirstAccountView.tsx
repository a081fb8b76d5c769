'use client'

import { useWords } from './use-words.ts'
/** Stands where Payload would make the first visitor of an empty studio its administrator: accounts begin on the server. */
export function FirstAccountView() {
  const t = useWords()
  return (
    <div className="menagerie-first-account">
      <h1>{t('first.title')}</h1>
      <p>{t('first.how')}</p>
      <pre>
        <code>npm run user:add -- you@company.example</code>
      </pre>
      <p>
        The command prints a password once. Then <a href="/admin">sign in here</a>.
      </p>
    </div>
  )
}
