'use client'

import { useEffect } from 'react'

/** The three dots of a form have no name in Payload: programs that read aloud say "button". */
export function useNamedControls(): void {
  useEffect(() => {
    const dots = document.querySelector('.doc-controls__popup .popup-button')
    dots?.setAttribute('aria-label', 'More: duplicate, unpublish, delete')
  })
}
