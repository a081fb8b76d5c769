'use client'

import { RelationshipField, SelectField } from '@payloadcms/ui'
import type { RelationshipFieldClientProps, SelectFieldClientProps } from 'payload'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { usePartWords } from '../frame/use-part-words.ts'

/**
 * A choice of terms in a row of a long list: rendered when its row is opened, because each one loads its titles from
 * the server.
 */
export function TermsWhenSeen(props: RelationshipFieldClientProps) {
  return <WhenSeen draw={() => <RelationshipField {...props} />} />
}

/** `labels`: English labels of the choices, by value. */
type ChoiceProps = SelectFieldClientProps & { labels: Readonly<Record<string, string>> }

/** A select in a row of a long list, rendered when its row is opened. */
export function ChoiceWhenSeen({ labels, field, ...props }: ChoiceProps) {
  const say = usePartWords()
  const options = Object.entries(labels).map(([value, label]) => ({ value, label: say(label) }))
  return <WhenSeen draw={() => <SelectField {...props} field={{ ...field, options }} />} />
}

/** The content of a closed row is not displayed, so it is not rendered. */
function WhenSeen({ draw }: { draw: () => ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const wasSeen = useWasSeen(place)
  return wasSeen ? draw() : <div className="menagerie-when-seen" ref={place} />
}

function useWasSeen(place: RefObject<Element | null>): boolean {
  const [wasSeen, setWasSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (wasSeen || element === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, wasSeen])
  return wasSeen
}
