import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { MessageKey } from '@menagerie/sites/translate'
import type { RenderContext } from '../../context/render-context.ts'
import { AccountForm } from '../../features/portal/AccountForm.tsx'
import { FROM_FIELD } from '../../features/portal/asking-page.ts'
import { type AccountFormName, loadAccountForm, loadLoginForm } from '../../features/portal/load-account-form.ts'
import { DELETED } from '../../features/portal/own-account-forms.ts'
import { oneOf } from '../../platform/query-field.ts'
import { Container } from '../../ui/Container.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { TextColumn } from '../../ui/TextColumn.tsx'
import type { FixedPage } from '../page/fixed-page.ts'
import { toHomeCrumb } from '../page/load-crumbs.ts'
import { Opening } from '../page/Opening.tsx'
import styles from '../page/Page.module.css'
import type { PageDocument } from '../page/page-document.ts'
import { toHeadTitle } from '../page/page-head.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { sendOnSignedIn } from './send-on-signed-in.ts'
import { toAccountLinks } from './to-account-links.ts'

/** Set in the address after a form was accepted, so that a reload sends nothing again. */
export const SENT = oneOf('sent', ['1'])

/** After deleting an account the visitor gets to the login page with this value. */
const GONE = oneOf('sent', [DELETED])

type Texts = { title: MessageKey; intro?: MessageKey; sent?: MessageKey }

const TEXTS: Record<AccountFormName, Texts> = {
  login: { title: 'portal.loginTitle', intro: 'portal.loginIntro' },
  register: { title: 'portal.registerTitle', intro: 'portal.registerIntro', sent: 'auth.registered' },
  'forgot-password': { title: 'portal.forgotTitle', intro: 'portal.forgotIntro', sent: 'auth.resetSent' },
  'reset-password': { title: 'portal.forgotTitle', sent: 'auth.passwordSaved' },
  'confirm-email': { title: 'portal.confirmEmailTitle', intro: 'portal.confirmEmailIntro' },
}

/** Further parameters: the page that the visitor came from, or the key of a message. */
type More = { cameFrom?: string | undefined; done?: MessageKey | undefined }

/** Spec §2, login, register, forgot and reset: a form, or its result. */
export function toAccountDocument(
  ctx: RenderContext,
  name: AccountFormName,
  { cameFrom, done }: More = {},
): PageDocument {
  const { t, links } = ctx
  const { title: titleKey, intro, sent = done }: Texts = TEXTS[name]
  const title = t(titleKey)
  const href = links.href(fixedPagePath(ctx.site, name))
  const form = name === 'login' ? loadLoginForm(ctx, cameFrom) : loadAccountForm(ctx, name)
  const isSent = sent !== undefined && (done !== undefined || SENT.read(ctx.query) === '1')
  const crumbs = [toHomeCrumb(ctx), { title, href }]
  const main = (
    <div className={styles.page}>
      <Opening
        crumbs={{ label: t('breadcrumb.label'), crumbs }}
        title={title}
        isAboveText
        {...(intro && !isSent && { subTitle: t(intro) })}
      />
      <Container>
        <TextColumn isAlone>
          {isSent && <FormMessage kind="success">{t(sent)}</FormMessage>}
          {(!isSent || name === 'login') && <AccountForm {...form} />}
          <AccountLinks links={toAccountLinks(ctx, name, isSent)} />
        </TextColumn>
      </Container>
    </div>
  )
  return {
    head: {
      title: toHeadTitle(ctx, title),
      description: intro ? t(intro) : title,
      robots: { index: false, follow: false },
      canonical: links.url(fixedPagePath(ctx.site, name)),
      alternates: [],
      kind: 'website',
      jsonLd: [],
    },
    main,
  }
}

const toPage = (name: AccountFormName): FixedPage => ({
  toDocument: (ctx) => toAccountDocument(ctx, name),
  isListed: () => false,
  fields: () => [SENT],
  forms: [name],
})

/** A live page, as it depends on the page that led here: by a link, or by a redirect that names it. */
export const loginPage: FixedPage = {
  ...toPage('login'),
  fields: () => [FROM_FIELD, GONE],
  loadsWhen: 'always',
  load: async (asked, { cameFrom }) => {
    const from = FROM_FIELD.read(asked.query) || cameFrom
    const done = GONE.read(asked.query) === DELETED ? ('auth.accountDeleted' as const) : undefined
    return sendOnSignedIn(asked) ?? ((ctx) => toAccountDocument(ctx, 'login', { cameFrom: from, done }))
  },
}

/** A live page, as it redirects signed-in visitors; the result of an application is shown to all. */
export const registerPage: FixedPage = {
  ...toPage('register'),
  loadsWhen: 'always',
  load: async (asked) => {
    const isSent = SENT.read(asked.query) === '1'
    return (isSent ? undefined : sendOnSignedIn(asked)) ?? ((ctx) => toAccountDocument(ctx, 'register'))
  },
}

export const forgotPasswordPage = toPage('forgot-password')
