import type { ComponentProps } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Where a link leads. `newTabNote`, said after the text, also makes it open in a new tab: no tab opens unannounced. */
export type LinkTarget = { href: string; newTabNote?: string }

type LinkProps = { to: LinkTarget } & Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>

export function Link({ to, children, ...rest }: LinkProps) {
  if (to.newTabNote === undefined) {
    return (
      <a {...rest} href={to.href}>
        {children}
      </a>
    )
  }
  return (
    <a {...rest} href={to.href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({to.newTabNote})</VisuallyHidden>
    </a>
  )
}
