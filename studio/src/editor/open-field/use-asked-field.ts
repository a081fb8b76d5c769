import { useEffect, useRef } from 'react'

/** Parameter in the address of a form with the field to move to, as in links from lists of what documents lack. */
export const FIELD_PARAMETER = 'field'
const PATH = /^\w+(?:\.\w+)*$/

/** Moves once to the field in the form's address. */
export function useAskedField(open: (path: string) => void): void {
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    const path = new URLSearchParams(window.location.search).get(FIELD_PARAMETER)
    if (path !== null && PATH.test(path)) open(path)
  }, [open])
}
