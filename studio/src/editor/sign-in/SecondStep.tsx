'use client'

import { useState } from 'react'
import type { WordKey } from '../../model/words/word-key.ts'
import { postToStudio } from '../frame/post-to-studio.ts'
import { useWords } from '../frame/use-words.ts'
import { showPasskey } from './ask-passkey.ts'
import { SignInField } from './SignInField.tsx'
import { StepForm } from './StepForm.tsx'
import { type ShownMethod, type StepAnswer, stepSchema, USERS } from './sign-in-answers.ts'

type SecondStepProps = {
  methods: readonly ShownMethod[]
  follow: (answer: StepAnswer) => void
  restart: () => void
}
type MethodWords = { title: WordKey; intro: WordKey; send: WordKey; choose: WordKey; field: WordKey }

const WORDS_OF: Readonly<Record<ShownMethod, MethodWords>> = {
  passkey: {
    title: 'signIn.second.passkey',
    intro: 'signIn.second.passkeyHint',
    send: 'signIn.second.passkeySend',
    choose: 'signIn.second.passkeyChoose',
    field: 'signIn.second.passkey',
  },
  code: {
    title: 'signIn.second.code',
    intro: 'signIn.second.codeHint',
    send: 'signIn.send',
    choose: 'signIn.second.codeChoose',
    field: 'signIn.second.codeField',
  },
  'recovery-code': {
    title: 'signIn.second.recovery',
    intro: 'signIn.second.recoveryHint',
    send: 'signIn.send',
    choose: 'signIn.second.recoveryChoose',
    field: 'signIn.second.recoveryField',
  },
}

/** Asks for the user's second factor; the alternatives are below. */
export function SecondStep({ methods, follow, restart }: SecondStepProps) {
  const words = useWords()
  const [method, setMethod] = useState<ShownMethod>(methods[0] ?? 'code')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const choose = (chosen: ShownMethod) => {
    setMethod(chosen)
    setCode('')
    setProblem('')
  }
  const send = async () => {
    setIsBusy(true)
    const asked = method === 'passkey' ? await showPasskey(`${USERS}/login/second-passkey/options`) : { code }
    const isRefused = 'refused' in asked || 'problem' in asked
    if (isRefused) setProblem('problem' in asked ? asked.problem : words('signIn.passkeyRefused'))
    const path = method === 'passkey' ? 'second-passkey' : method
    const answer = isRefused ? undefined : await postToStudio(`${USERS}/login/${path}`, asked, stepSchema)
    setIsBusy(false)
    if (answer === undefined) return
    setProblem(answer.problem)
    if (answer.found !== undefined) follow(answer.found)
  }
  const { title, intro, send: button, field } = WORDS_OF[method]
  return (
    <StepForm
      title={words(title)}
      intro={words(intro)}
      problem={problem}
      isBusy={isBusy}
      send={words(button)}
      onSend={send}
      more={
        <div className="menagerie-sign-in-others">
          {methods
            .filter((each) => each !== method)
            .map((each) => (
              <button key={each} type="button" className="menagerie-sign-in-way" onClick={() => choose(each)}>
                {words(WORDS_OF[each].choose)}
              </button>
            ))}
          <button type="button" className="menagerie-sign-in-link" onClick={restart}>
            {words('signIn.restart')}
          </button>
        </div>
      }
    >
      {method !== 'passkey' && (
        <SignInField
          key={method}
          label={words(field)}
          autoComplete={method === 'code' ? 'one-time-code' : 'off'}
          isDigits={method === 'code'}
          value={code}
          onChange={setCode}
        />
      )}
    </StepForm>
  )
}
