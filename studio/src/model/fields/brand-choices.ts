import { brandByKey } from '@menagerie/sites/brand'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import type { FieldChoice } from './choice-field.ts'

export const BRAND_CHOICES: readonly FieldChoice[] = BRAND_KEYS.map((key) => ({
  value: key,
  label: brandByKey(key).name,
}))
