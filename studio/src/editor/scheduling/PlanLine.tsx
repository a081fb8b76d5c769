'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { PublishPlan } from '../../jobs/scheduling/plan.ts'
import { toSiteTime } from '../../jobs/scheduling/site-time.ts'
import { useWords } from '../frame/use-words.ts'

type PlanLineProps = { plan: PublishPlan; timeZone: string | null; isOlder: boolean; children: ReactNode }

export function PlanLine({ plan, timeZone, isOlder, children }: PlanLineProps) {
  const t = useWords()
  const { language } = useTranslation().i18n
  const { at, by, failed, reason, type } = plan
  return (
    <li data-failed={failed || undefined}>
      <p>
        <strong>{t(`plans.${type}On`, { moment: toSiteTime(at, timeZone ?? 'UTC', language) })}</strong>
        {by !== null && `, ${t('plans.by', { name: by })}`}
      </p>
      {!failed && isOlder && <p>{t('plans.later.draft')}</p>}
      {failed && <p role="alert">{t('plans.failed', { reason: reason ?? t('plans.unknown') })}</p>}
      {!failed && reason !== null && <p>{t('plans.retried', { reason })}</p>}
      {children}
    </li>
  )
}
