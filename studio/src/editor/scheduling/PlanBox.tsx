'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { PlanRefusal } from '../../jobs/scheduling/plan.ts'
import { useWords } from '../frame/use-words.ts'
import { useDocumentSave } from '../saves/window-saves.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { PlanLine } from './PlanLine.tsx'
import { usePlans } from './use-plans.ts'

/** Box beside a form that can be published: plans with their authors, failures, and a button for a new plan. */
export function PlanBox() {
  const { collectionSlug, id, isTrashed } = useDocumentInfo()
  if (collectionSlug === undefined || id === undefined || isTrashed) return null
  return <PlansOf key={id} collection={collectionSlug} id={String(id)} />
}

function PlansOf({ collection, id }: { collection: string; id: string }) {
  const t = useWords()
  const { hasPublishedDoc, hasPublishPermission } = useDocumentInfo()
  const { version } = useDocumentSave(`${collection}/${id}`)
  const { add, plans, takeBack, timeZone } = usePlans(collection, id)
  const [isOpen, setOpen] = useState(false)
  const [refusals, setRefusals] = useState<readonly PlanRefusal[]>([])
  const title = useId()
  return (
    <section className="menagerie-plans" aria-labelledby={title}>
      <h3 id={title}>{t('plans.title')}</h3>
      {plans.length === 0 && <p>{t('plans.nothing')}</p>}
      <ul>
        {plans.map((plan) => (
          <PlanLine key={plan.id} plan={plan} timeZone={timeZone} isOlder={isOlder(plan.version, version)}>
            {hasPublishPermission && (
              <Button
                size="small"
                margin={false}
                buttonStyle="secondary"
                onClick={async () => setRefusals(await takeBack(plan.id))}
              >
                {plan.failed ? t('plans.remove') : t('plans.takeBack')}
              </Button>
            )}
          </PlanLine>
        ))}
      </ul>
      {refusals.map(({ message }) => (
        <p key={message} role="alert">
          {message}
        </p>
      ))}
      {hasPublishPermission && (
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setOpen(true)}>
          {t('plans.later')}
        </Button>
      )}
      {isOpen && (
        <PlanDialog
          documentKey={`${collection}/${id}`}
          isPublic={hasPublishedDoc && collection !== 'product-drafts'}
          timeZone={timeZone}
          onPlan={add}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

/** Whether there are changes newer than the version of a plan. */
const isOlder = (planned: string | null, now: string | undefined) =>
  planned !== null && now !== undefined && planned < now
