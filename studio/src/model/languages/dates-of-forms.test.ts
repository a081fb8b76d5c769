import { importDateFNSLocale } from '@payloadcms/translations'
import { format } from 'date-fns'
import { expect, test } from 'vitest'
import configPromise from '../../payload.config.ts'
import { isValues } from '../../platform/values.ts'
import { SUPPORTED_LANGUAGES } from '../admin/words.ts'
import { DAY_OF_WEEK_PATTERN, MOMENT_PATTERN } from './date-patterns.ts'

/** Date fields of forms with their display format. */
function listDates(node: unknown, place: string, seen = new Set<unknown>()): { place: string; shown: unknown }[] {
  if (Array.isArray(node))
    return node.flatMap((each, at) => listDates(each, `${place}.${isValues(each) ? (each.name ?? at) : at}`, seen))
  if (!isValues(node) || seen.has(node) || (isValues(node.admin) && node.admin.hidden === true)) return []
  seen.add(node)
  const { admin } = node
  const isOwn = isValues(admin) && isValues(admin.components) && admin.components.Field !== undefined
  const date = isValues(admin) ? admin.date : undefined
  const isWritten = /^(created|updated|deleted)At$/.test(String(node.name))
  const own =
    node.type === 'date' && !isOwn && !isWritten
      ? [{ place, shown: isValues(date) ? date.displayFormat : undefined }]
      : []
  return [...own, ...[node.fields, node.tabs, node.blocks].flatMap((each) => listDates(each, place, seen))]
}

test('all dates in forms and lists use the date order of the reader’s language', async () => {
  const config = await configPromise
  const ours = config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
  // Lists refer to their blocks by name.
  const forms = [...ours, ...(config.blocks ?? [])]
  const dates = forms.flatMap((form) => listDates(form, form.slug))
  expect(dates.length).toBeGreaterThan(8)
  // Payload's own date fields for sign-ins are not part of a form.
  const odd = dates.filter(
    ({ place, shown }) => !place.startsWith('users.') && shown !== 'PP' && shown !== 'PPPP' && shown !== 'PPp',
  )
  expect(odd).toEqual([])
  expect(config.admin.dateFormat).toBe('PPp')
})

const write = async (language: string, pattern: string) => {
  const key = SUPPORTED_LANGUAGES[language]?.dateFNSKey
  if (key === undefined) throw new Error(`${language} has no dates`)
  return format(new Date(2026, 10, 7, 9, 5), pattern, { locale: await importDateFNSLocale(key) })
}

test.each([
  ['en', '7 Nov 2026, 09:05'],
  ['de', '7. Nov. 2026 09:05'],
  ['hu', '2026. nov. 7. 9:05'],
  ['ru', '7 нояб. 2026 г., 9:05'],
  ['fi', '7. marras 2026 09.05'],
  ['nb', '7. nov. 2026 09:05'],
])('a date with its time in %s is written as %s', async (language, moment) => {
  expect(await write(language, MOMENT_PATTERN)).toBe(moment)
})

test.each([
  ['en', 'Saturday, 7 November 2026'],
  ['hu', '2026. november 7., szombat'],
  ['fi', 'lauantaina 7. marraskuuta 2026'],
])('a date with its day of the week in %s is written as %s', async (language, day) => {
  expect(await write(language, DAY_OF_WEEK_PATTERN)).toBe(day)
})
