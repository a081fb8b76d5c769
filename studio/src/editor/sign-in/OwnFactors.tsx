'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../frame/use-words.ts'
import { ChangeFactorsDialog, type FactorAction } from './ChangeFactorsDialog.tsx'
import { FactorList } from './FactorList.tsx'
import { FactorsOfPerson } from './FactorsOfPerson.tsx'
import { loadFactors, type ShownFactors } from './factors-answer.ts'
import { USERS } from './sign-in-answers.ts'

/** Second factors in the form of a user: one's own with actions or, for administrators, those of a colleague. */
export function OwnFactors() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (id === undefined || user === null || user === undefined) return null
  if (user.id === id) return <Factors />
  return user.role === 'admin' ? <FactorsOfPerson id={String(id)} /> : null
}

function Factors() {
  const words = useWords()
  const [factors, setFactors] = useState<ShownFactors>()
  const [hasFailed, setHasFailed] = useState(false)
  const [action, setAction] = useState<FactorAction>()
  const load = useCallback(async () => setFactors(await loadFactors(`${USERS}/factors`)), [])
  useEffect(() => {
    load().catch(() => setHasFailed(true))
  }, [load])
  const done = () => {
    setAction(undefined)
    load().catch(() => setHasFailed(true))
  }
  return (
    <section className="field-type menagerie-factors" aria-labelledby="own-factors">
      <h3 id="own-factors">{words('factors.title')}</h3>
      <p>
        {words('factors.intro')} {factors?.isRequired === true && words('factors.required')}
      </p>
      {hasFailed && <p role="alert">{words('factors.failed')}</p>}
      {factors !== undefined && <FactorList factors={factors} onAct={setAction} />}
      {factors !== undefined && action !== undefined && (
        <ChangeFactorsDialog action={action} needsPassword={factors.needsPassword} onDone={done} />
      )}
    </section>
  )
}
