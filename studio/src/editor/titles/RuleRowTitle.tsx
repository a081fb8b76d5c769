'use client'

import { useRowLabel } from '@payloadcms/ui'
import { toRuleRowTitle } from '../../model/fields/to-rule-row-title.ts'
import { useOpenWhenNew } from './use-open-when-new.ts'

/** Heading of a row of a search rule. */
export function RuleRowTitle() {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  useOpenWhenNew()
  return <span>{toRuleRowTitle(data) || `Row ${(rowNumber ?? 0) + 1}`}</span>
}
