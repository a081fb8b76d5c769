'use client'

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

type OwnDialogProps = { label: string; onClose: () => void; children: ReactNode }

/** A question above the form. Outside it in the page, so that Enter in here does not publish. */
export function OwnDialog({ label, onClose, children }: OwnDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  // Closes it while it still stands in the page, so that the browser gives the focus back to what had it.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      className="menagerie-dialog"
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={title}>{label}</h2>
      {children}
    </dialog>,
    document.body,
  )
}
