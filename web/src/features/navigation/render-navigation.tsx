import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { RenderContext } from '../../context/render-context.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { loadFooter } from './load-footer.ts'
import { loadHeader } from './load-header.ts'
import { PhoneMenu } from './PhoneMenu.tsx'

// Each part has its own prefix for ids, as the parts are rendered separately and combined on one page.

/**
 * Renders the header, which is the same on every page of a brand-locale, once per change of a menu or of what its
 * links read. `toCountries` renders the choice of locale.
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

/** Header and footer exist twice: for anonymous visitors and for signed-in customers. */
function toName({ isSignedIn }: RenderContext, name: string): string {
  return isSignedIn ? `${name} signed in` : name
}

function withVisitor(inner: RenderContext, { isSignedIn }: RenderContext): RenderContext {
  return isSignedIn ? { ...inner, isSignedIn } : inner
}
