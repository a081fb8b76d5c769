'use client'

import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { OwnDialog } from '../frame/OwnDialog.tsx'
import { postToStudio } from '../frame/post-to-studio.ts'
import { saySilent } from '../frame/reader-words.ts'
import { useWords } from '../frame/use-words.ts'
import { AddApp } from './AddApp.tsx'
import { makePasskey } from './ask-passkey.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SignInField } from './SignInField.tsx'
import { StepForm } from './StepForm.tsx'
import { addedSchema, USERS } from './sign-in-answers.ts'

export type FactorAction = { kind: 'app' } | { kind: 'passkey' } | { kind: 'codes' } | { kind: 'remove'; path: string }

type ChangeFactorsDialogProps = { action: FactorAction; needsPassword: boolean; onDone: () => void }

/** Asks for the password, makes the change, then shows new recovery codes if there are any. */
export function ChangeFactorsDialog({ action, needsPassword, onDone }: ChangeFactorsDialogProps) {
  const words = useWords()
  const [shown, setShown] = useState<'password' | 'change'>('password')
  const [codes, setCodes] = useState<readonly string[]>([])
  const finish = (answer: { codes: readonly string[] }) => (answer.codes.length > 0 ? setCodes(answer.codes) : onDone())
  const cancel = (
    <button type="button" className="menagerie-sign-in-link" onClick={onDone}>
      {words('factors.cancel')}
    </button>
  )
  return (
    <OwnDialog label={words('factors.title')} onClose={onDone}>
      <div className="menagerie-sign-in menagerie-sign-in-small">
        {codes.length > 0 ? (
          <RecoveryCodes codes={codes} onKept={onDone} level="h3" />
        ) : shown === 'password' ? (
          <AskPassword needsPassword={needsPassword} onOpen={() => setShown('change')} more={cancel} />
        ) : action.kind === 'app' ? (
          <AddApp schema={addedSchema} onAdded={finish} more={cancel} level="h3" />
        ) : action.kind === 'passkey' ? (
          <NamePasskey onAdded={finish} more={cancel} />
        ) : (
          <DoAtOnce action={action} onDone={finish} more={cancel} />
        )}
      </div>
    </OwnDialog>
  )
}

type PartProps = { more: ReactNode }

function AskPassword({ needsPassword, onOpen, more }: PartProps & { needsPassword: boolean; onOpen: () => void }) {
  const words = useWords()
  const [ownPassword, setOwnPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    const answer = await postToStudio(`${USERS}/factors/open`, { ownPassword }, z.object({ opened: z.boolean() }))
    setIsBusy(false)
    setProblem(answer.problem)
    if (answer.found !== undefined) onOpen()
  }
  return (
    <StepForm
      level="h3"
      title={words('factors.itIsYou')}
      problem={problem}
      isBusy={isBusy}
      send={words('factors.goOn')}
      onSend={send}
      more={more}
      {...(needsPassword && { intro: words('factors.passwordHint') })}
    >
      {needsPassword && (
        <SignInField
          label={words('factors.password')}
          type="password"
          autoComplete="current-password"
          value={ownPassword}
          onChange={setOwnPassword}
        />
      )}
    </StepForm>
  )
}

type AddedProps = PartProps & { onAdded: (answer: { codes: readonly string[] }) => void }

function NamePasskey({ onAdded, more }: AddedProps) {
  const words = useWords()
  const [name, setName] = useState(words('factors.thisDevice'))
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    const asked = await makePasskey(`${USERS}/factors/passkey/offer`)
    const body = 'response' in asked ? { name, response: asked.response } : undefined
    const answer = body && (await postToStudio(`${USERS}/factors/passkey`, body, addedSchema))
    setIsBusy(false)
    if (answer?.found !== undefined) return onAdded(answer.found)
    setProblem(answer?.problem ?? ('problem' in asked ? asked.problem : words('factors.passkeyNotMade')))
  }
  return (
    <StepForm
      level="h3"
      title={words('factors.addPasskey')}
      intro={words('signIn.enrol.passkeyHint')}
      problem={problem}
      isBusy={isBusy}
      send={words('factors.goOn')}
      onSend={send}
      more={more}
    >
      <SignInField label={words('factors.name')} autoComplete="off" value={name} onChange={setName} />
    </StepForm>
  )
}

type AtOnceProps = PartProps & {
  action: { kind: 'codes' } | { kind: 'remove'; path: string }
  onDone: (answer: { codes: readonly string[] }) => void
}

/** Performs an action that needs nothing but the password. */
function DoAtOnce({ action, onDone, more }: AtOnceProps) {
  const words = useWords()
  const [problem, setProblem] = useState('')
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const act = async () => {
      if (action.kind === 'codes') {
        const answer = await postToStudio(`${USERS}/factors/recovery-codes`, {}, addedSchema)
        return answer.found === undefined ? setProblem(answer.problem) : onDone(answer.found)
      }
      const removed = await removeFactor(action.path)
      if (removed !== '') return setProblem(removed)
      toast.success(words('factors.removed'))
      onDone({ codes: [] })
    }
    act().catch(() => setProblem(words('factors.failed')))
  }, [action, onDone, words])
  return (
    <>
      <p role="alert">{problem}</p>
      {more}
    </>
  )
}

const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/** Removes a factor. Returns '' if that worked, otherwise the reason. */
async function removeFactor(path: string): Promise<string> {
  const response = await fetch(`${USERS}${path}`, { method: 'DELETE' })
  if (response.ok) return ''
  const answer: unknown = await response.json().catch(() => undefined)
  return refusalSchema.safeParse(answer).data?.errors[0]?.message ?? saySilent()
}
