'use client'

import { useFormFields, useLocale } from '@payloadcms/ui'
import { useDeferredValue, useId, useMemo } from 'react'
import { useWords } from '../../frame/use-words.ts'
import { useOpenField } from '../../open-field/use-open-field.ts'
import { useDocumentSite } from '../../pickers/use-document-site.ts'
import { findFormBreaches } from './find-form-breaches.ts'
import { useGlossary } from './use-glossary.ts'
import { useMarkedWords } from './use-marked-words.ts'

type GlossaryBoxProps = {
  /** Languages by site; absent if the form's language is chosen at its top. */
  languages?: Record<string, string>
  /** Fields to check; absent: all fields with text. */
  only?: readonly string[]
}

/** Box that lists forbidden words in the form while it is edited, with links to their fields. */
export function GlossaryBox({ languages, only }: GlossaryBoxProps) {
  const words = useWords()
  const title = useId()
  const site = useDocumentSite()
  const { code } = useLocale()
  const rules = useGlossary(languages === undefined ? code : languages[site ?? ''])
  const [now] = useFormFields((context) => context)
  // Typing has priority: the check of all texts may be slightly delayed.
  const fields = useDeferredValue(now)
  const breaches = useMemo(() => findFormBreaches(fields, rules, only), [fields, rules, only])
  const openField = useOpenField()
  useMarkedWords(breaches)
  return (
    <section className="field-type menagerie-glossary" aria-labelledby={title} hidden={breaches.length === 0}>
      <h3 id={title}>{words('glossary.title')}</h3>
      <div role="status">
        <ul>
          {breaches.map(({ path, never, say, note }) => (
            <li key={`${path} ${never}`}>
              <button type="button" onClick={() => openField(path)}>
                {words('glossary.say', { never, say })}
              </button>
              {note !== '' && <p>{note}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
