'use client'

import type { ReactNode } from 'react'
import type { PublishPlan } from '../../jobs/scheduling/plan.ts'
import { toSiteTime } from '../../jobs/scheduling/site-time.ts'

type PlanLineProps = { plan: PublishPlan; timeZone: string | null; isOlder: boolean; children: ReactNode }

export function PlanLine({ plan, timeZone, isOlder, children }: PlanLineProps) {
  const { at, by, failed, reason, type } = plan
  return (
    <li data-failed={failed || undefined}>
      <p>
        <strong>
          {type === 'publish' ? 'Publish' : 'Unpublish'} on {toSiteTime(at, timeZone ?? 'UTC')}
        </strong>
        {by !== null && `, planned by ${by}`}
      </p>
      {!failed && isOlder && <p>What was changed after it was planned is not in it, and stays a draft.</p>}
      {failed && <p role="alert">Failed: {reason ?? 'no reason is known'}</p>}
      {!failed && reason !== null && <p>Did not work, is tried again: {reason}</p>}
      {children}
    </li>
  )
}
