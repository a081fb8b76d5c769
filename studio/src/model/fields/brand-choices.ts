import { BRANDS } from '@menagerie/sites/brand'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import type { FieldChoice } from './choice-field.ts'

export const BRAND_CHOICES: readonly FieldChoice[] = BRAND_KEYS.map((key) => ({ value: key, label: BRANDS[key].name }))
