import type { ComponentProps } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * Where a link leads. `newTabNote`, read after the text, also makes it open in a new tab: no tab opens unannounced.
 * `isPrivate`: for the visitor only; search engines and prefetching browsers must not follow it.
 */
export type LinkTarget = { href: string; newTabNote?: string; isPrivate?: boolean }

type LinkProps = { to: LinkTarget } & Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>

export function Link({ to, children, ...rest }: LinkProps) {
  if (to.newTabNote === undefined) {
    return (
      <a {...rest} href={to.href} rel={to.isPrivate ? 'nofollow' : undefined}>
        {children}
      </a>
    )
  }
  return (
    <a {...rest} href={to.href} target="_blank" rel={to.isPrivate ? 'noopener nofollow' : 'noopener'}>
      {children}
      <VisuallyHidden> ({to.newTabNote})</VisuallyHidden>
    </a>
  )
}
