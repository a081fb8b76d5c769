'use client'

import type { PlanRefusal } from '../../jobs/scheduling/plan.ts'

type RefusalsProps = { of: PlanRefusal['field']; refusals: readonly PlanRefusal[]; title?: string }

/** Messages at the form's field that they belong to. */
export function Refusals({ of, refusals, title }: RefusalsProps) {
  const messages = refusals.filter(({ field }) => field === of).map(({ message }) => message)
  if (messages.length === 0) return null
  return (
    <div className="menagerie-plan__refusals" role="alert">
      {title !== undefined && <p>{title}:</p>}
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  )
}
