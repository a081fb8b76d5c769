import type { TypedMessage } from '@menagerie/contract/preview'
import { useForm } from '@payloadcms/ui'
import { type RefObject, useEffect } from 'react'
import { findEditedPlace } from '../../open-field/find-row.ts'
import { STEP_TAKEN } from '../../saves/kept-typing-events.ts'
import { findTypedPath } from '../../saves/typed-field.ts'
import { watchFormattedWords } from './watch-formatted-words.ts'

/** Reports text typed in inputs and formatted texts of the form around `pane` with each key, because the form itself is slower. */
export function useTypedInForm(pane: RefObject<Element | null>, tell: (typed: TypedMessage) => void): void {
  const { getFields } = useForm()
  useEffect(() => {
    const formOf = () => pane.current?.closest('form') ?? null
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return
      const path = findTypedPath(target, formOf())
      if (path === undefined) return
      tell({ type: 'menagerie-typed', ...findEditedPlace(getFields(), path), text: target.value })
    }
    // Undo is no typing: the page shows the site's next rendering instead of the typed text.
    const onStep = () => tell({ type: 'menagerie-typed', block: '', field: 'none', text: '' })
    document.addEventListener('input', onInput, true)
    document.addEventListener(STEP_TAKEN, onStep)
    const stop = watchFormattedWords(formOf, ({ path, before, text }) =>
      tell({ type: 'menagerie-typed', ...findEditedPlace(getFields(), path), before, text }),
    )
    return () => {
      document.removeEventListener('input', onInput, true)
      document.removeEventListener(STEP_TAKEN, onStep)
      stop()
    }
  }, [getFields, pane, tell])
}
