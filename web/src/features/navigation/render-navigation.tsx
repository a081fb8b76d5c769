import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { RenderContext } from '../../context/render-context.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { loadFooter } from './load-footer.ts'
import { loadHeader } from './load-header.ts'
import { PhoneMenu } from './PhoneMenu.tsx'

// Ids of each part have a prefix of their own, since the parts are rendered apart and meet on one page.

/**
 * The same on every page of a brand-locale, so rendered once per change of a menu or of what its links read. `toCountries`:
 * what chooses the locale there.
 */
export function renderHeader(ctx: RenderContext, toCountries: (inner: RenderContext) => ReactNode): string {
  return ctx.fragment(toName(ctx, 'header'), (inner) => {
    const { header, phoneMenu } = loadHeader(withVisitor(inner, ctx))
    const hasMenu = phoneMenu.items.length > 0 || phoneMenu.topItems.length > 0 || phoneMenu.logOut
    const menu = hasMenu && <PhoneMenu {...phoneMenu} />
    const shown = <Header {...header} countries={toCountries(inner)} phoneMenu={menu} />
    return renderToString(shown, { identifierPrefix: 'header' })
  })
}

export function renderFooter(ctx: RenderContext): string {
  return ctx.fragment(toName(ctx, 'footer'), (inner) =>
    renderToString(<Footer {...loadFooter(withVisitor(inner, ctx))} />, { identifierPrefix: 'footer' }),
  )
}

/** Two of each: what anonymous visitors see, and what signed-in customers do. */
function toName({ isSignedIn }: RenderContext, name: string): string {
  return isSignedIn ? `${name} signed in` : name
}

function withVisitor(inner: RenderContext, { isSignedIn }: RenderContext): RenderContext {
  return isSignedIn ? { ...inner, isSignedIn } : inner
}
