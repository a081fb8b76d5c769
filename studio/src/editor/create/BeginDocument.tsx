'use client'

import { Button, Gutter, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import type { FieldChoice } from '../../model/fields/choice-field.ts'
import { postToStudio } from '../frame/post-to-studio.ts'
import { useWords } from '../frame/use-words.ts'

type BeginDocumentProps = {
  collection: string
  heading: string
  /** None where a document is of no site. */
  sites: readonly FieldChoice[]
  /** The one to begin with. */
  firstSite: string
  /** What else the address says of the document. */
  given: Readonly<Record<string, string>>
  hasTitle: boolean
  mayCreate: boolean
}

const made = z.object({ doc: z.object({ id: z.string() }) })

/** Asks what a document is before there is one: going away leaves nothing behind. */
export function BeginDocument({
  collection,
  heading,
  sites,
  firstSite,
  given,
  hasTitle,
  mayCreate,
}: BeginDocumentProps) {
  const t = useWords()
  const { push } = useRouter()
  const { admin, api } = useConfig().config.routes
  const [site, setSite] = useState(sites.length > 0 ? firstSite : '')
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState('')
  const [isMaking, setMaking] = useState(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setMaking(true)
    const body = { ...given, _status: 'draft', ...(site !== '' && { site }), ...(hasTitle && { title: title.trim() }) }
    const posted = await postToStudio(`${api}/${collection}?draft=true`, body, made)
    if (posted.found !== undefined)
      return push(formatAdminURL({ adminRoute: admin, path: `/collections/${collection}/${posted.found.doc.id}` }))
    setProblem(posted.problem)
    setMaking(false)
  }
  return (
    <Gutter>
      <main className="menagerie-new">
        <h1>{heading}</h1>
        {mayCreate ? (
          <form onSubmit={onSubmit}>
            {sites.length > 0 && (
              <label>
                <span>{t('lists.site')}</span>
                <select name="site" value={site} onChange={({ target }) => setSite(target.value)}>
                  {sites.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {hasTitle && (
              <label>
                <span>{t('status.search')}</span>
                <input
                  id="field-title"
                  name="title"
                  required
                  maxLength={200}
                  autoComplete="off"
                  // biome-ignore lint/a11y/noAutofocus: the page asks for nothing else
                  autoFocus
                  value={title}
                  onChange={({ target }) => setTitle(target.value)}
                />
              </label>
            )}
            <p>{t('create.hint')}</p>
            {problem !== '' && <p role="alert">{problem}</p>}
            <Button type="submit" margin={false} disabled={isMaking || (hasTitle && title.trim() === '')}>
              {t('create.begin')}
            </Button>
          </form>
        ) : (
          <p>{t('create.notYours')}</p>
        )}
      </main>
    </Gutter>
  )
}
