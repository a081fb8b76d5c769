'use client'

import { useState } from 'react'
import { postToStudio } from '../frame/post-to-studio.ts'
import { useWords } from '../frame/use-words.ts'
import { AddApp } from './AddApp.tsx'
import { makePasskey } from './ask-passkey.ts'
import { StepForm } from './StepForm.tsx'
import { type StepAnswer, stepSchema, USERS } from './sign-in-answers.ts'
import { usePasskeySupport } from './use-passkey-support.ts'

type EnrolStepProps = { follow: (answer: StepAnswer) => void; restart: () => void }

/** Adds the first factor during the sign-in, if the user's role requires one. */
export function EnrolStep({ follow, restart }: EnrolStepProps) {
  const words = useWords()
  const [isApp, setIsApp] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const hasPasskeys = usePasskeySupport()
  const byPasskey = async () => {
    setIsBusy(true)
    setProblem('')
    const asked = await makePasskey(`${USERS}/factors/passkey/offer`)
    const body = 'response' in asked ? { response: asked.response, name: words('factors.thisDevice') } : undefined
    const answer = body && (await postToStudio(`${USERS}/factors/passkey`, body, stepSchema))
    setIsBusy(false)
    if (answer?.found !== undefined) return follow(answer.found)
    setProblem(answer?.problem ?? ('problem' in asked ? asked.problem : words('factors.passkeyNotMade')))
  }
  const back = (
    <button type="button" className="menagerie-sign-in-link" onClick={isApp ? () => setIsApp(false) : restart}>
      {words(isApp ? 'signIn.enrol.other' : 'signIn.restart')}
    </button>
  )
  if (isApp) return <AddApp schema={stepSchema} onAdded={follow} more={back} />
  return (
    <StepForm
      title={words('signIn.enrol.title')}
      intro={words('signIn.enrol.intro')}
      problem={problem}
      isBusy={isBusy}
      more={
        <div className="menagerie-sign-in-others">
          {hasPasskeys && (
            <button type="button" className="menagerie-sign-in-choice" disabled={isBusy} onClick={byPasskey}>
              <strong>{words('factors.passkey')}</strong>
              <span>{words('signIn.enrol.passkeyHint')}</span>
            </button>
          )}
          <button type="button" className="menagerie-sign-in-choice" disabled={isBusy} onClick={() => setIsApp(true)}>
            <strong>{words('factors.app')}</strong>
            <span>{words('signIn.enrol.appHint')}</span>
          </button>
          {back}
        </div>
      }
    />
  )
}
