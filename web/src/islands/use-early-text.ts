import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** For an uncontrolled field (`defaultValue`) of an island: tells once of a text that was typed before the island was ready. */
export function useEarlyText<Field extends TextField>(onText: (text: string) => void): RefObject<Field | null> {
  const field = useRef<Field>(null)
  const tell = useEffectEvent(onText)
  useEffect(() => {
    // `hydrateIsland` is one task: when it is over, the field has its own text again.
    queueMicrotask(() => {
      const { value, defaultValue } = field.current ?? {}
      if (value !== undefined && value !== defaultValue) tell(value)
    })
  }, [])
  return field
}
