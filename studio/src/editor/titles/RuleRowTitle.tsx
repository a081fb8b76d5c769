'use client'

import { useRowLabel } from '@payloadcms/ui'
import { toRuleRowTitle } from '../../model/fields/to-rule-row-title.ts'
import { usePartWords } from '../frame/use-part-words.ts'
import { useWords } from '../frame/use-words.ts'
import { useOpenWhenNew } from './use-open-when-new.ts'

/** Title of a search rule's row. */
export function RuleRowTitle() {
  const t = useWords()
  const say = usePartWords()
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  useOpenWhenNew()
  return <span>{toRuleRowTitle(data, say) || t('titles.row', { number: (rowNumber ?? 0) + 1 })}</span>
}
