'use client'

import { type ReactNode, useEffect, useState } from 'react'
import type { z } from 'zod'
import { postToStudio } from '../frame/post-to-studio.ts'
import { useWords } from '../frame/use-words.ts'
import { SignInField } from './SignInField.tsx'
import { StepForm } from './StepForm.tsx'
import { appOfferSchema, USERS } from './sign-in-answers.ts'

type AppOffer = z.infer<typeof appOfferSchema>
type AddAppProps<Answer> = {
  /** Schema of the answer to a correct code. */
  schema: z.ZodType<Answer>
  onAdded: (answer: Answer) => void
  more: ReactNode
  level?: 'h1' | 'h3'
}

const GROUP = /.{1,4}/g

/** A QR code, the same key as text, and an input for the first code, which proves that both clocks agree. */
export function AddApp<Answer>({ schema, onAdded, more, level = 'h1' }: AddAppProps<Answer>) {
  const words = useWords()
  const [offer, setOffer] = useState<AppOffer>()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    let isShown = true
    void postToStudio(`${USERS}/factors/app/offer`, {}, appOfferSchema).then((answer) => {
      if (!isShown) return
      setOffer(answer.found)
      setProblem(answer.problem)
    })
    return () => {
      isShown = false
    }
  }, [])
  const send = async () => {
    setIsBusy(true)
    const answer = await postToStudio(`${USERS}/factors/app`, { code }, schema)
    setIsBusy(false)
    setProblem(answer.problem)
    if (answer.found !== undefined) onAdded(answer.found)
  }
  return (
    <StepForm
      title={words('factors.addApp')}
      intro={words('factors.addAppHint')}
      problem={problem}
      isBusy={isBusy}
      level={level}
      send={words('factors.confirm')}
      onSend={send}
      more={<div className="menagerie-sign-in-others">{more}</div>}
    >
      {offer !== undefined && (
        <div className="menagerie-app-key">
          <svg viewBox={`0 0 ${offer.size} ${offer.size}`} role="img" aria-label={words('factors.picture')}>
            <path d={offer.picture} />
          </svg>
          <p>
            {words('factors.orType')} <code>{offer.key.match(GROUP)?.join(' ')}</code>{' '}
            <a href={offer.address}>{words('factors.openApp')}</a>
          </p>
        </div>
      )}
      <SignInField
        label={words('signIn.second.codeField')}
        autoComplete="one-time-code"
        isDigits
        value={code}
        onChange={setCode}
      />
    </StepForm>
  )
}
