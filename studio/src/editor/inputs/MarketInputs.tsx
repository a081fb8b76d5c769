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

/** The list of countries: users that manage at least one may add and remove rows. */
export function MarketsInput(props: ArrayFieldClientProps) {
  const { user } = useAuth()
  return <ArrayField {...props} readOnly={props.readOnly === true || !isWriterOfMarkets(user)} />
}

// Field permissions do not depend on the row: these inputs lock themselves in rows of other users' countries.

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
