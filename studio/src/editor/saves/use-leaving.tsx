'use client'

import { useRouter } from 'next/navigation.js'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx'
import type { GuardedForm } from './use-guarded-form.ts'

/**
 * A link out of the form waits until the draft is saved, and asks if saving is impossible. The browser asks before the
 * window closes. Payload asks only in forms without autosave.
 */
export function useLeaving({ isAutosaved, look }: GuardedForm, saveNow: () => Promise<boolean>): ReactNode {
  const router = useRouter()
  const [asked, setAsked] = useState<string>()
  const isLeaving = useRef(false)

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (look().length > 0 && !isLeaving.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [look])

  useEffect(() => {
    if (!isAutosaved) return
    const onClick = async (event: MouseEvent) => {
      const href = findDestination(event)
      if (href === undefined || isLeaving.current || look().length === 0) return
      event.preventDefault()
      event.stopPropagation()
      if (await saveNow()) router.push(href)
      else setAsked(href)
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [isAutosaved, look, router, saveNow])

  if (asked === undefined) return null
  return (
    <AskBeforeLeaving
      onStay={() => setAsked(undefined)}
      onLeave={() => {
        isLeaving.current = true
        setAsked(undefined)
        router.push(asked)
      }}
    />
  )
}

/** The target of a click that leaves this form; undefined if the form stays open. */
function findDestination(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.href === '' || link.target === '_blank' || link.hasAttribute('download')) return undefined
  const { origin, pathname } = new URL(link.href)
  if (origin !== window.location.origin || pathname === window.location.pathname) return undefined
  return link.href
}
