import type { TypedMessage } from '@menagerie/contract/preview'
import { useForm } from '@payloadcms/ui'
import { type RefObject, useEffect } from 'react'
import { findPlace } from './find-row.ts'

const FIELD = 'field-'

/** Tells what is typed in lines of the form that `pane` stands in, with the key press: the form itself is slower. */
export function useTypedInForm(pane: RefObject<Element | null>, tell: (typed: TypedMessage) => void): void {
  const { getFields } = useForm()
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'text' || !target.id.startsWith(FIELD)) return
      // A drawer over the page has a form of its own.
      if (target.form === null || target.form !== pane.current?.closest('form')) return
      const path = target.id.slice(FIELD.length).replaceAll('__', '.')
      tell({ type: 'menagerie-typed', ...findPlace(getFields(), path), text: target.value })
    }
    document.addEventListener('input', onInput, true)
    return () => document.removeEventListener('input', onInput, true)
  }, [getFields, pane, tell])
}
