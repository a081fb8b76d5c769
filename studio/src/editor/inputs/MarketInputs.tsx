'use client'

import { ArrayField, CheckboxField, NumberField, useAuth } from '@payloadcms/ui'
import type {
  ArrayFieldClientProps,
  CheckboxFieldClientProps,
  NumberFieldClientProps,
  TextFieldClientProps,
} from 'payload'
import type { FieldChoice } from '../../model/fields/choice-field.ts'
import { isWriterOfMarkets } from '../titles/is-foreign-market.ts'
import { useLockedMarket } from '../titles/use-locked-market.ts'
import { ChoiceInput } from './ChoiceInput.tsx'

/** The list of countries: rows are added and taken away by people that set some. */
export function MarketsInput(props: ArrayFieldClientProps) {
  const { user } = useAuth()
  return <ArrayField {...props} readOnly={props.readOnly === true || !isWriterOfMarkets(user)} />
}

// The rights of a field know no rows: each of these is locked where its country is set by others.

export function MarketChoice(props: TextFieldClientProps & { choices: FieldChoice[] }) {
  return <ChoiceInput {...props} readOnly={useReadOnly(props)} />
}

export function MarketPrice(props: NumberFieldClientProps) {
  return <NumberField {...props} readOnly={useReadOnly(props)} />
}

export function MarketAvailable(props: CheckboxFieldClientProps) {
  return <CheckboxField {...props} readOnly={useReadOnly(props)} />
}

function useReadOnly({ path, readOnly }: { path?: string; readOnly?: boolean }): boolean {
  return useLockedMarket(path ?? '').country !== undefined || readOnly === true
}
