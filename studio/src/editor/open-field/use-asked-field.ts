import { useEffect, useRef } from 'react'

/** In an address of a form: the field that it is opened for, as lists of what documents lack link to it. */
export const FIELD_PARAMETER = 'field'
const PATH = /^\w+(?:\.\w+)*$/

/** Leads the editor to the field that the form's address names, once. */
export function useAskedField(open: (path: string) => void): void {
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    const path = new URLSearchParams(window.location.search).get(FIELD_PARAMETER)
    if (path !== null && PATH.test(path)) open(path)
  }, [open])
}
