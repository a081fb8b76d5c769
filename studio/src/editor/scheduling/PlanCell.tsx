import { findById } from '@menagerie/sites/locales'
import { timeZoneOf } from '@menagerie/sites/time-zones'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { z } from 'zod'
import { findPlans } from '../../jobs/scheduling/find-plans.ts'
import { isScheduled, type PublishPlan, type ScheduledCollection } from '../../jobs/scheduling/plan.ts'
import { toSiteTime } from '../../jobs/scheduling/site-time.ts'
import { toTranslator, type Words } from '../../model/words/words-of.ts'

/** Cached, so that all rows of a list share one query. */
const loadPlans = cache((payload: Payload, collection: ScheduledCollection) => findPlans(payload, collection))

const row = z.object({
  id: z.string(),
  site: z.string().nullish().catch(undefined),
  seenOn: z.string().nullish().catch(undefined),
})

/** Cell of a list with the document's next plan, and failed ones. */
export async function PlanCell({ collectionSlug, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const document = row.safeParse(rowData).data
  if (document === undefined || !isScheduled(collectionSlug)) return null
  const site = findById(document.site ?? document.seenOn ?? '')
  const plans = (await loadPlans(payload, collectionSlug)).filter((plan) => plan.document === document.id)
  return (
    <>
      {plans.map((plan) => (
        <div key={plan.id} className="menagerie-plan-cell" data-failed={plan.failed || undefined}>
          {toLine(plan, toSiteTime(plan.at, site ? timeZoneOf(site) : 'UTC', i18n.language), toTranslator(i18n))}
        </div>
      ))}
    </>
  )
}

function toLine({ by, failed, reason, type }: PublishPlan, moment: string, t: Words): string {
  const what = `${t(`plans.${type}On`, { moment })}${by === null ? '' : `, ${by}`}`
  return failed ? t('plans.cellFailed', { what, reason: reason ?? '' }) : what
}
