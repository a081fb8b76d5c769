'use client'

import { Button, useConfig, useDocumentDrawerContext } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import type { FieldChoice } from '../../model/fields/choice-field.ts'
import { postToStudio } from '../frame/post-to-studio.ts'
import { useWords } from '../frame/use-words.ts'
import type { NamingField } from './find-naming-field.ts'
import { NameInput } from './NameInput.tsx'

type BeginDocumentProps = {
  collection: string
  heading: string
  /** Empty if the collection's documents have no site. */
  sites: readonly FieldChoice[]
  /** The preselected site. */
  firstSite: string
  /** Other values that are known in advance. */
  given: Readonly<Record<string, string>>
  /** Absent if the documents are named by their site. */
  naming: NamingField | undefined
  mayCreate: boolean
}

const made = z.object({ doc: z.looseObject({ id: z.string() }) })

/** Asks for a document's essentials before it is created: a user that leaves does not create an empty draft. */
export function BeginDocument({ collection, heading, sites, firstSite, given, naming, mayCreate }: BeginDocumentProps) {
  const t = useWords()
  const { push } = useRouter()
  const { admin, api } = useConfig().config.routes
  // A drawer continues with the form of the document itself.
  const { onSave } = useDocumentDrawerContext()
  const [site, setSite] = useState(sites.length > 0 ? firstSite : '')
  const [name, setName] = useState(naming === undefined ? '' : (given[naming.name] ?? ''))
  const [problem, setProblem] = useState('')
  const [isMaking, setMaking] = useState(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setMaking(true)
    const named = naming === undefined ? {} : { [naming.name]: name.trim() }
    const body = { ...given, _status: 'draft', ...(site !== '' && { site }), ...named }
    const { found, problem: refused } = await postToStudio(`${api}/${collection}?draft=true`, body, made)
    if (found !== undefined && onSave !== undefined)
      return void onSave({ doc: found.doc, operation: 'create', result: found })
    if (found !== undefined)
      return push(formatAdminURL({ adminRoute: admin, path: `/collections/${collection}/${found.doc.id}` }))
    setProblem(refused)
    setMaking(false)
  }
  return (
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
          {naming !== undefined && <NameInput naming={naming} value={name} setValue={setName} />}
          <p>{t('create.hint')}</p>
          {problem !== '' && <p role="alert">{problem}</p>}
          <Button type="submit" margin={false} disabled={isMaking || (naming !== undefined && name.trim() === '')}>
            {t('create.begin')}
          </Button>
        </form>
      ) : (
        <p>{t('create.notYours')}</p>
      )}
    </main>
  )
}
