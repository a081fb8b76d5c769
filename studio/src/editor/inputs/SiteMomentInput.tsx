'use client'

import { DatePicker, FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { DateFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { toMoment, toSiteClock } from '../../jobs/scheduling/site-time.ts'
import { CALENDAR } from '../../model/fields/calendar.ts'
import { DAY_PATTERN } from '../../model/languages/date-patterns.ts'
import { useWords } from '../frame/use-words.ts'
import { toTypedTime } from './to-typed-time.ts'

type SiteMomentInputProps = DateFieldClientProps & { zones: Readonly<Record<string, string>> }

const DAY_LENGTH = 'yyyy-mm-dd'.length

/** Input for a point in time in the time zone of the document's site, independent of the user's time zone. */
export function SiteMomentInput({ field, path, readOnly, zones }: SiteMomentInputProps) {
  const t = useWords()
  const form = useField<string | null>({ potentiallyStalePath: path })
  const site = useFormFields(([fields]) => fields.site?.value)
  const zone = zones[String(site)] ?? 'UTC'
  const clock = form.value ? toSiteClock(form.value, zone) : undefined
  const [time, setTime] = useState(clock?.time ?? '')
  const shown = clock?.time ?? ''
  // Follows the form's value, which changes with another version or another site.
  useEffect(() => setTime(shown), [shown])
  const isLocked = readOnly || form.disabled
  const set = (day: string | undefined, typed: string) =>
    form.setValue(day === undefined ? null : toMoment(day, toTypedTime(typed) ?? '00:00', zone).toISOString())
  const id = `field-${form.path.replaceAll('.', '__')}`
  return (
    <div className="field-type menagerie-moment" style={mergeFieldStyles(field)}>
      <FieldLabel label={field.label} path={form.path} required={field.required ?? false} />
      <div className="field-type__wrap menagerie-moment__parts">
        <FieldError path={form.path} showError={form.showError} />
        <DatePicker
          {...CALENDAR}
          pickerAppearance="dayOnly"
          displayFormat={DAY_PATTERN}
          overrides={{ ...CALENDAR.overrides, id, autoComplete: 'off' }}
          {...(isLocked && { readOnly: true })}
          {...(clock !== undefined && { value: `${clock.day}T12:00:00.000Z` })}
          onChange={(chosen) => set(chosen?.toISOString().slice(0, DAY_LENGTH), time)}
        />
        <input
          aria-label={t('plans.time')}
          inputMode="numeric"
          autoComplete="off"
          placeholder="00:00"
          value={time}
          readOnly={isLocked}
          onChange={({ target }) => setTime(target.value)}
          onBlur={() => clock !== undefined && set(clock.day, time)}
        />
      </div>
      <p className="field-description">{t('plans.clock', { zone })}</p>
      <FieldDescription description={field.admin?.description} path={form.path} />
    </div>
  )
}
