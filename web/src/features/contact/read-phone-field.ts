import { readTelephone, type TelephoneFault } from '@menagerie/contract/read-telephone'
import { isBlank } from '@menagerie/contract/typed-text'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { homeCountryOf } from '@menagerie/sites/home-country'
import type { Translate } from '@menagerie/sites/translate'
import type { FormFields } from '../../platform/forms/form.ts'
import { PHONE_SIGNS } from './contact-fields.ts'

type ReadPhone = { fields: FormFields; error?: string }

/**
 * Returns the fields with the number in its stored form, and an extension in a field of its own; an unreadable number
 * stays as typed, with an error that explains it. On the international site the number must contain the country code.
 */
export function readPhoneField(site: BrandLocale, fields: FormFields, t: Translate): ReadPhone {
  const { phone = '', 'phone-extension': _, ...rest } = fields
  if (isBlank(phone)) return { fields: rest }
  const read = readTelephone(phone, homeCountryOf(site))
  if (!read.ok) return { fields: rest, error: toSentence(read.fault, t) }
  const { number, extension } = read.value
  return { fields: { ...rest, phone: number, ...(extension && { 'phone-extension': extension }) } }
}

function toSentence(fault: TelephoneFault, t: Translate): string {
  if (fault === 'two') return t('form.phoneOne')
  if (fault === 'country') return t('form.phoneCountry')
  return fault === 'length' ? t('form.phoneLength') : t('form.phoneWarning', { signs: PHONE_SIGNS })
}
