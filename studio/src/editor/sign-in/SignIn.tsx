'use client'

import { useState } from 'react'
import type { SignInStart } from '../../model/collections/users/find-sign-in-start.ts'
import { EnrolStep } from './EnrolStep.tsx'
import { FirstStep } from './FirstStep.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondStep } from './SecondStep.tsx'
import { type ShownMethod, type StepAnswer, USERS } from './sign-in-answers.ts'

/** Step of the page; `codes` are shown once, after the session has begun. */
type SignInStep =
  | { step: 'password' }
  | { step: 'second'; methods: readonly ShownMethod[] }
  | { step: 'enrol' }
  | { step: 'codes'; codes: readonly string[] }

type SignInProps = { start: SignInStart; next: string; problem: string }

export function SignIn({ start, next, problem }: SignInProps) {
  const [shown, setShown] = useState<SignInStep>(
    start.step === 'second' ? { step: 'second', methods: start.methods } : { step: start.step },
  )
  const leave = () => window.location.assign(next)
  const follow = (answer: StepAnswer) => {
    if ('step' in answer) return setShown(answer)
    if (answer.codes.length > 0) return setShown({ step: 'codes', codes: answer.codes })
    leave()
  }
  const restart = () => {
    // Closes the ticket: otherwise a reload would continue at the second step, even for another person at this
    // computer.
    void fetch(`${USERS}/logout`, { method: 'POST' }).catch(() => undefined)
    setShown({ step: 'password' })
  }
  if (shown.step === 'second') return <SecondStep methods={shown.methods} follow={follow} restart={restart} />
  if (shown.step === 'enrol') return <EnrolStep follow={follow} restart={restart} />
  if (shown.step === 'codes') return <RecoveryCodes codes={shown.codes} onKept={leave} />
  return <FirstStep start={start} next={next} problem={problem} follow={follow} />
}
