import { showTelephone } from '@menagerie/contract/show-telephone'
import { SENT_LABELS, TICKED, TICKS, TOPIC_LABELS } from '@menagerie/sites/contact-labels'
import { LANGUAGES } from '@menagerie/sites/languages'
import { findById } from '@menagerie/sites/locales'
import { CATALOGUES } from '@menagerie/sites/messages'
import { timeZoneOf } from '@menagerie/sites/time-zones'
import type { MessageKey } from '@menagerie/sites/translate'
import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { toSiteClock } from '../scheduling/site-time.ts'
import type { ExportRow } from './read-export-rows.ts'

/** Labels and values of an exported table, as in the admin's list, in the user's language. */
export type ExportWords = {
  ofColumn: (column: string) => string
  /** Label of a submitted field; fields that no form has any more keep their name. */
  ofSent: (name: string) => string
  toCell: (row: ExportRow, column: string) => string
  toAnswer: (name: string, value: unknown) => string
}

export function exportWords({ payload, i18n }: PayloadRequest, collection: CollectionSlug): ExportWords {
  const fields = payload.collections[collection].config.flattenedFields
  // Payload's code for Norwegian is `nb`.
  const language = LANGUAGES.find((each) => each === (i18n.language === 'nb' ? 'no' : i18n.language))
  const messages = CATALOGUES[language ?? 'en']
  const toMessage = (keys: Readonly<Record<string, MessageKey>>, name: string) => {
    const key = keys[name]
    return key === undefined ? name : messages[key]
  }
  const findField = (column: string) => fields.find(({ name }) => name === column)
  const toWords = (label: Parameters<typeof getTranslation>[0], otherwise: string) => {
    const told = getTranslation(label, i18n)
    return typeof told === 'string' ? told : otherwise
  }
  return {
    ofColumn: (column) => {
      const field = findField(column)
      return field !== undefined && 'label' in field && field.label ? toWords(field.label, column) : column
    },
    ofSent: (name) => toMessage(SENT_LABELS, name),
    toCell: (row, column) => {
      const field = findField(column)
      if (field?.type === 'date') return toMoment(row[column], row.site)
      const label = findOption(field, row[column])
      // The part of a label after a colon is a hint for the form.
      return label === undefined ? toText(row[column]) : (toWords(label, '').split(/\s*:/)[0] ?? '')
    },
    toAnswer: (name, value) => {
      if (name === 'asunto') return toMessage(TOPIC_LABELS, toText(value))
      // With spaces, so that a spreadsheet reads it neither as a number nor as a formula.
      if (name === 'phone' && toText(value) !== '') return showTelephone(toText(value), {}).text
      return TICKS.has(name) && value === 'on' ? TICKED : toText(value)
    },
  }
}

const toText = (value: unknown) => (value === undefined || value === null ? '' : String(value))

function findOption(field: FlattenedField | undefined, value: unknown) {
  const options = field?.type === 'select' ? field.options : []
  const option = options.find((each) => typeof each !== 'string' && each.value === value)
  return typeof option === 'object' ? option.label : undefined
}

/** A time on the site's clock, in a format that all spreadsheets understand: `2026-11-24 09:00`. */
function toMoment(value: unknown, site: unknown): string {
  if (typeof value !== 'string' && !(value instanceof Date)) return ''
  const ofSite = findById(toText(site))
  const { day, time } = toSiteClock(value, ofSite === undefined ? 'UTC' : timeZoneOf(ofSite))
  return `${day} ${time}`
}
