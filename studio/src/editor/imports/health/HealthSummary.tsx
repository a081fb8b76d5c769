'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { formatAdminURL } from 'payload/shared'
import { healthSchema, LACK_KEYS, LACKS } from '../../../imports/health/health-answer.ts'
import { useWords } from '../../frame/use-words.ts'
import { useAnswer } from '../use-answer.ts'

/** On the dashboard: totals of what products of the user's sites lack. Renders nothing if they lack nothing. */
export function HealthSummary() {
  const t = useWords()
  const { api, admin } = useConfig().config.routes
  const health = useAnswer(`${api}/catalogue-health?recent=1`, healthSchema)
  const counts = LACKS.map((lack) => ({
    lack,
    count: (health?.sites ?? []).reduce((sum, { lacks }) => sum + (lacks[lack] ?? 0), 0),
  })).filter(({ count }) => count > 0)
  if (counts.length === 0) return null
  return (
    <section className="menagerie-health" aria-labelledby="menagerie-health">
      <h2 id="menagerie-health">{t('health.title')}</h2>
      <dl>
        {counts.map(({ lack, count }) => (
          <div key={lack}>
            <dt>{t(LACK_KEYS[lack])}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <Link href={formatAdminURL({ adminRoute: admin, path: '/catalogue-health' })} prefetch={false}>
        {t('health.counts')}
      </Link>
    </section>
  )
}
