'use client'

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

type OwnDialogProps = { label: string; onClose: () => void; children: ReactNode }

/** A modal dialog. Rendered outside the form's element, so that Enter does not publish. */
export function OwnDialog({ label, onClose, children }: OwnDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  // Closes the dialog before it is removed, so that the browser restores the focus.
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
