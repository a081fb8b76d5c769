import type { FixedPageName } from '@menagerie/sites/fixed-pages'
import type { MessageKey } from '@menagerie/sites/translate'
import { findFixedPageLink } from '../../content/fixed-page-links.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { toTaskDocument } from '../content/TaskPage.tsx'
import parts from '../page/PageParts.module.css'
import type { Template } from '../page/page-document.ts'
import styles from './BusinessLogin.module.css'

const BUTTONS: readonly { route: FixedPageName; text: MessageKey }[] = [
  { route: 'login', text: 'account.logIn' },
  { route: 'register', text: 'account.register' },
]

const SIGNED_IN: typeof BUTTONS = [{ route: 'account', text: 'portal.accountTitle' }]

/**
 * Spec §2, business login page: two buttons, each shown once its page exists, the first of them filled; for a
 * customer, a link to the account.
 */
export const businessLoginTemplate: Template = (ctx, page) => {
  const buttons = toButtons(ctx)
  return toTaskDocument(ctx, page, buttons.length > 0 && <Buttons buttons={buttons} />)
}

type Button = { text: string; href: string }

function toButtons(ctx: RenderContext): Button[] {
  return (ctx.isSignedIn ? SIGNED_IN : BUTTONS).flatMap(({ route, text }) => {
    const link = findFixedPageLink(ctx, route)
    return link ? [{ text: ctx.t(text), href: link.href }] : []
  })
}

function Buttons({ buttons }: { buttons: readonly Button[] }) {
  return (
    <ul className={`${styles.buttons} ${parts.afterText}`}>
      {buttons.map(({ text, href }, at) => (
        <li key={href}>
          <ButtonLink to={{ href }} size="large" look={at === 0 ? 'primary' : 'outlined'}>
            {text}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
