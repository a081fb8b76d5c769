'use client'

import { useState } from 'react'
import type { SignInStart } from '../../model/collections/users/find-sign-in-start.ts'
import type { WordKey } from '../../model/words/word-key.ts'
import { postToStudio } from '../frame/post-to-studio.ts'
import { useWords, type Words } from '../frame/use-words.ts'
import { showPasskey } from './ask-passkey.ts'
import { SignInField } from './SignInField.tsx'
import { StepForm } from './StepForm.tsx'
import { type StepAnswer, stepSchema, USERS } from './sign-in-answers.ts'
import { usePasskeySupport } from './use-passkey-support.ts'

type FirstStepProps = { start: SignInStart; next: string; problem: string; follow: (answer: StepAnswer) => void }

const PROBLEMS: Readonly<Record<string, WordKey>> = {
  away: 'signIn.problem.away',
  over: 'signIn.problem.over',
  refused: 'signIn.problem.refused',
  cancelled: 'signIn.problem.cancelled',
  'no-group': 'signIn.problem.noGroup',
  'too-many-groups': 'signIn.problem.tooManyGroups',
  'no-email': 'signIn.problem.noEmail',
  taken: 'signIn.problem.taken',
  often: 'signIn.problem.often',
}

const toProblem = (words: Words, problem: string, company: string) => {
  const key = Object.hasOwn(PROBLEMS, problem) ? PROBLEMS[problem] : undefined
  return key === undefined ? '' : words(key, { company })
}

/** Email address and password, a passkey, or the company's provider, depending on the settings. */
export function FirstStep({ start: { company, isPasswordOff }, next, problem: came, follow }: FirstStepProps) {
  const words = useWords()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState(() => toProblem(words, came, company))
  const [isBusy, setIsBusy] = useState(false)
  const hasPasskeys = usePasskeySupport() && !isPasswordOff
  const send = async (address: string, body: unknown) => {
    setIsBusy(true)
    const answer = await postToStudio(address, body, stepSchema)
    setIsBusy(false)
    setProblem(answer.problem)
    if (answer.found !== undefined) follow(answer.found)
  }
  const byPasskey = async () => {
    setProblem('')
    const asked = await showPasskey(`${USERS}/login/passkey/options`)
    if ('problem' in asked) return setProblem(asked.problem)
    if ('refused' in asked) return setProblem(words('signIn.passkeyRefused'))
    await send(`${USERS}/login/passkey`, { response: asked.response })
  }
  const others = (
    <div className="menagerie-sign-in-others">
      {hasPasskeys && (
        <button type="button" className="menagerie-sign-in-way" disabled={isBusy} onClick={byPasskey}>
          {words('signIn.withPasskey')}
        </button>
      )}
      {company !== '' && (
        <a className="menagerie-sign-in-way" href={`${USERS}/login/company?redirect=${encodeURIComponent(next)}`}>
          {words('signIn.withCompany', { company })}
        </a>
      )}
    </div>
  )
  if (isPasswordOff) return <StepForm title={words('signIn.title')} problem={problem} isBusy={isBusy} more={others} />
  return (
    <StepForm
      title={words('signIn.title')}
      problem={problem}
      isBusy={isBusy}
      send={words('signIn.send')}
      onSend={() => send(`${USERS}/login`, { email, password })}
      more={
        <>
          <a className="menagerie-sign-in-forgot" href="/admin/forgot">
            {words('signIn.forgot')}
          </a>
          {(hasPasskeys || company !== '') && <p className="menagerie-sign-in-or">{words('signIn.or')}</p>}
          {others}
        </>
      }
    >
      <SignInField
        id="field-email"
        label={words('signIn.email')}
        type="email"
        autoComplete="username webauthn"
        value={email}
        onChange={setEmail}
      />
      <SignInField
        id="field-password"
        label={words('signIn.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </StepForm>
  )
}
