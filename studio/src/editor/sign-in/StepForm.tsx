'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'

type StepFormProps = {
  title: string
  intro?: string
  problem: string
  /** Words of the button that sends it; without, there is none. */
  send?: string
  isBusy: boolean
  onSend?: () => void
  children?: ReactNode
  /** Other ways on, below the button. */
  more?: ReactNode
  /** In a dialog of the account, the heading stands lower. */
  level?: 'h1' | 'h3'
}

/** One step of the sign-in: a heading, what is wrong, fields, one button. Its first field has the focus, or its heading. */
export function StepForm({ title, intro, problem, send, isBusy, onSend, children, more, level = 'h1' }: StepFormProps) {
  const Heading = level
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  // Focuses anew at each other step, which its heading names.
  useEffect(() => {
    if (title === '') return
    const first =
      form.current?.querySelector<HTMLElement>('input') ?? form.current?.querySelector<HTMLElement>('h1, h3')
    first?.focus()
  }, [title])
  return (
    <form
      ref={form}
      aria-labelledby={id}
      aria-busy={isBusy}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        // In a dialog, the form of the account is around this one for React.
        event.stopPropagation()
        if (!isBusy) onSend?.()
      }}
    >
      <Heading id={id} tabIndex={-1}>
        {title}
      </Heading>
      {intro !== undefined && <p className="menagerie-sign-in-intro">{intro}</p>}
      <p role="alert" className="menagerie-sign-in-problem">
        {problem}
      </p>
      {children}
      {send !== undefined && (
        <Button type="submit" size="large" margin={false} disabled={isBusy}>
          {send}
        </Button>
      )}
      {more}
    </form>
  )
}
