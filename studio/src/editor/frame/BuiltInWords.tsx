'use client'

import { type ReactNode, useEffect } from 'react'
import { SPOKEN_ATTRIBUTES, speakBuiltIn } from './speak-built-in.ts'
import { useWords } from './use-words.ts'

/** Around the whole admin: what its parts write in English is told in the reader's language, as it appears. */
export function BuiltInWords({ children }: { children: ReactNode }) {
  const words = useWords()
  useEffect(() => {
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        const changed = type === 'attributes' ? [target] : [...addedNodes]
        for (const node of changed) if (node instanceof Element) speakBuiltIn(node, words)
        // Words that were changed within their element.
        if (target instanceof Element && changed.some((node) => !(node instanceof Element))) speakBuiltIn(target, words)
      }
    })
    speakBuiltIn(document.body, words)
    const attributeFilter = [...SPOKEN_ATTRIBUTES]
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter })
    return () => observer.disconnect()
  }, [words])
  return children
}
