'use client'

import { Button, DatePicker } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { PLAN_TYPES, type PlanRefusal, type PlanRequest, type PlanType } from '../../jobs/scheduling/plan.ts'
import { DAY_OF_WEEK_PATTERN } from '../../model/languages/date-patterns.ts'
import { OwnDialog } from '../frame/OwnDialog.tsx'
import { useWords } from '../frame/use-words.ts'
import { saveOpenDocument } from '../saves/window-saves.ts'
import { Refusals } from './Refusals.tsx'

type NewPlan = Omit<PlanRequest, 'collection' | 'id'>

type PlanDialogProps = {
  documentKey: string
  isPublic: boolean
  timeZone: string | null
  onPlan: (plan: NewPlan) => Promise<readonly PlanRefusal[]>
  onClose: () => void
}

const MONDAY = 1
/** One day is subtracted, because it may still be yesterday in the site's time zone. */
const DAY_MS = 86_400_000

/** Asks for the action and its time, in the site's time zone. */
export function PlanDialog({ documentKey, isPublic, timeZone, onPlan, onClose }: PlanDialogProps) {
  const t = useWords()
  const [type, setType] = useState<PlanType>('publish')
  const [day, setDay] = useState<string>()
  const [time, setTime] = useState('')
  const [isNewest, setNewest] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusals, setRefusals] = useState<readonly PlanRefusal[]>([])
  const name = useId()

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // In React's tree this form is within the document's, which would be submitted as well.
    event.stopPropagation()
    setSending(true)
    const isSaved = type === 'unpublish' || (await saveOpenDocument(documentKey))
    const found: readonly PlanRefusal[] = isSaved
      ? await onPlan({ type, day: day ?? '', time: time.trim(), newest: isNewest })
      : [{ field: 'document', message: t('plans.unsaved') }]
    setSending(false)
    if (found.length === 0) return onClose()
    setRefusals(found)
  }
  return (
    <OwnDialog label={t('plans.later')} onClose={onClose}>
      <form className="menagerie-plan" onSubmit={onSubmit} noValidate>
        <Refusals of="document" refusals={refusals} title={t('plans.refused')} />
        {isPublic && (
          <fieldset>
            <legend>{t('plans.what')}</legend>
            {PLAN_TYPES.map((each) => (
              <label key={each}>
                <input type="radio" name={name} checked={type === each} onChange={() => setType(each)} />
                {t(`plans.${each}`)}
              </label>
            ))}
            <Refusals of="type" refusals={refusals} />
          </fieldset>
        )}
        <div>
          <label htmlFor={`${name}-day`}>{t('plans.day')}</label>
          <DatePicker
            pickerAppearance="dayOnly"
            displayFormat={DAY_OF_WEEK_PATTERN}
            minDate={new Date(Date.now() - DAY_MS)}
            overrides={{ id: `${name}-day`, calendarStartDay: MONDAY, preventOpenOnFocus: true, autoComplete: 'off' }}
            {...(day !== undefined && { value: `${day}T12:00:00.000Z` })}
            onChange={(chosen) => setDay(chosen?.toISOString().slice(0, 'yyyy-mm-dd'.length))}
          />
          <Refusals of="day" refusals={refusals} />
        </div>
        <div>
          <label htmlFor={`${name}-time`}>{t('plans.time')}</label>
          <input
            id={`${name}-time`}
            inputMode="numeric"
            autoComplete="off"
            placeholder="00:00"
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
          <p>{t('plans.clock', { zone: timeZone ?? t('plans.siteFirst') })}</p>
          <Refusals of="time" refusals={refusals} />
        </div>
        {type === 'publish' && (
          <label>
            <input type="checkbox" checked={isNewest} onChange={(event) => setNewest(event.target.checked)} />
            {t('plans.withDraft')}
          </label>
        )}
        <div className="menagerie-dialog__actions">
          <Button type="submit" margin={false} disabled={isSending}>
            {isSending ? t('plans.checking') : t('plans.plan')}
          </Button>
          <Button margin={false} buttonStyle="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </div>
      </form>
    </OwnDialog>
  )
}
