'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'

type StepFormProps = {
  title: string
  intro?: string
  problem: string
  /** Label of the submit button; without it, there is none. */
  send?: string
  isBusy: boolean
  onSend?: () => void
  children?: ReactNode
  /** Alternatives, shown below the button. */
  more?: ReactNode
  /** Heading level: lower in a dialog of the account. */
  level?: 'h1' | 'h3'
}

/** A step of the sign-in: heading, message, fields, one button. Focuses its first field, otherwise its heading. */
export function StepForm({ title, intro, problem, send, isBusy, onSend, children, more, level = 'h1' }: StepFormProps) {
  const Heading = level
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  // Sets the focus again when the heading, and thereby the step, changes.
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
        // In React's tree, a dialog's form is within the form of the account.
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
