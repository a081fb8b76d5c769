'use client'

import {
  Button,
  FormSubmit,
  SaveButton,
  toast,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
  useTranslation,
} from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { useDraftOfForm } from './use-draft-of-form.ts'

/** Offers a product's form both a draft and an immediate publish, because a product has no draft of its own. */
export function ProductSave() {
  const { id } = useDocumentInfo()
  return id === undefined ? <SaveButton /> : <SaveOf product={String(id)} />
}

function SaveOf({ product }: { product: string }) {
  const { t } = useTranslation()
  const { submit } = useForm()
  const isModified = useFormModified()
  const keep = useDraftOfForm(product)
  const [isKeeping, setKeeping] = useState(false)
  const draft = useRef<HTMLButtonElement>(null)
  const onDraft = async () => {
    setKeeping(true)
    const problem = await keep()
    setKeeping(false)
    if (problem !== '') toast.error(problem)
  }
  // Ctrl+S saves a draft, as in all forms; it never publishes.
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    draft.current?.click()
  })
  const isIdle = !isModified || isKeeping
  return (
    <>
      <Button
        id="action-save-draft"
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isIdle}
        onClick={() => void onDraft()}
        ref={draft}
      >
        {t('version:saveDraft')}
      </Button>
      <FormSubmit buttonId="action-save" size="medium" type="button" disabled={isIdle} onClick={() => void submit()}>
        {t('version:publishChanges')}
      </FormSubmit>
    </>
  )
}
