'use client'

import { useWords } from './use-words.ts'

const LINK = /<\/?link>/

/**
 * Replaces Payload's view that makes the first visitor of an empty studio its administrator: accounts are created on
 * the server.
 */
export function FirstAccountView() {
  const t = useWords()
  const [before, link, after] = t('first.then').split(LINK)
  return (
    <div className="menagerie-first-account">
      <h1>{t('first.title')}</h1>
      <p>{t('first.how')}</p>
      <pre>
        <code>npm run user:add -- you@company.example</code>
      </pre>
      <p>{t('first.orBuilt')}</p>
      <pre>
        <code>node start.ts user:add you@company.example</code>
      </pre>
      <p>
        {before}
        <a href="/admin">{link}</a>
        {after}
      </p>
    </div>
  )
}
