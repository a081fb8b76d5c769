'use client'

import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useWords } from '../frame/use-words.ts'
import { USERS } from './sign-in-answers.ts'

const answerSchema = z.object({ companyLogout: z.url({ protocol: /^https?$/ }).optional() })
const LOGIN = '/admin/login'

/** Ends the session here and, if it began there, at the company's provider; then redirects to the sign-in. */
export function SigningOut() {
  const words = useWords()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const signOut = async () => {
      const response = await fetch(`${USERS}/logout`, { method: 'POST' })
      if (!response.ok) throw new Error('The studio did not sign out')
      const answer: unknown = await response.json().catch(() => undefined)
      window.location.assign(answerSchema.safeParse(answer).data?.companyLogout ?? LOGIN)
    }
    signOut().catch(() => setHasFailed(true))
  }, [])
  return (
    <p role="status" className="menagerie-signing-out">
      {words(hasFailed ? 'signIn.out.failed' : 'signIn.out.busy')}
      {hasFailed && (
        <>
          {' '}
          <a href="/admin/logout">{words('signIn.out.again')}</a>
        </>
      )}
    </p>
  )
}
