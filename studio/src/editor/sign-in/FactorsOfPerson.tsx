'use client'

import { Button, toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { postToStudio } from '../frame/post-to-studio.ts'
import { useWords } from '../frame/use-words.ts'
import { FactorList } from './FactorList.tsx'
import { loadFactors, type ShownFactors } from './factors-answer.ts'
import { SignInField } from './SignInField.tsx'
import { USERS } from './sign-in-answers.ts'

/** For administrators: a colleague's factors, with a button to remove all of them after a loss. */
export function FactorsOfPerson({ id }: { id: string }) {
  const words = useWords()
  const [factors, setFactors] = useState<ShownFactors>()
  const [isAsking, setIsAsking] = useState(false)
  const [ownPassword, setOwnPassword] = useState('')
  const [problem, setProblem] = useState('')
  const load = useCallback(async () => setFactors(await loadFactors(`${USERS}/${id}/factors`)), [id])
  useEffect(() => {
    load().catch(() => setFactors(undefined))
  }, [load])
  if (factors === undefined) return null
  const hasAny = factors.passkeys.length > 0 || factors.app !== ''
  const reset = async () => {
    const answer = await postToStudio(`${USERS}/${id}/factors/reset`, { ownPassword }, z.object({ reset: z.boolean() }))
    setProblem(answer.problem)
    if (answer.found === undefined) return
    setIsAsking(false)
    setOwnPassword('')
    toast.success(words('factors.wereReset'))
    await load()
  }
  return (
    <section className="field-type menagerie-factors" aria-labelledby="factors-of-person">
      <h3 id="factors-of-person">{words('factors.ofPerson')}</h3>
      <FactorList factors={factors} />
      {hasAny && !isAsking && (
        <Button size="small" buttonStyle="secondary" margin={false} onClick={() => setIsAsking(true)}>
          {words('factors.reset')}
        </Button>
      )}
      {isAsking && (
        <div className="menagerie-factors-reset">
          <p>{words('factors.resetHint')}</p>
          <p role="alert">{problem}</p>
          <SignInField
            label={words('factors.password')}
            type="password"
            autoComplete="current-password"
            value={ownPassword}
            onChange={setOwnPassword}
          />
          <div className="menagerie-factors-add">
            <Button size="small" margin={false} onClick={reset}>
              {words('factors.reset')}
            </Button>
            <Button size="small" buttonStyle="secondary" margin={false} onClick={() => setIsAsking(false)}>
              {words('factors.cancel')}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
