import {
  customerProfileSchema,
  deviceListSchema,
  sessionListSchema,
  VISITOR_HEADERS,
} from '@menagerie/contract/accounts'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { RenderContext } from '../../context/render-context.ts'
import { AccountForm } from '../../features/portal/AccountForm.tsx'
import { askStudio } from '../../features/portal/ask-studio.ts'
import {
  DONE_FIELD,
  loadOwnAccount,
  loadRefusedForm,
  OWN_ACCOUNT_FORMS,
  type OwnAccountData,
} from '../../features/portal/load-own-account.ts'
import { OwnAccount } from '../../features/portal/OwnAccount.tsx'
import { toLogin } from '../../features/portal/own-account-forms.ts'
import { deviceCookieName } from '../../platform/device-cookie.ts'
import { DATA_LINK_COOKIE } from '../../platform/link-cookie.ts'
import type { LiveParts } from '../../platform/live-parts.ts'
import { freeText } from '../../platform/query-field.ts'
import { readCookie } from '../../platform/read-cookie.ts'
import { toEndedSessionCookie } from '../../platform/session-cookie.ts'
import { TryLater } from '../../platform/try-later.ts'
import { Container } from '../../ui/Container.tsx'
import { TextColumn } from '../../ui/TextColumn.tsx'
import type { FixedPage } from '../page/fixed-page.ts'
import { toHomeCrumb } from '../page/load-crumbs.ts'
import { Opening } from '../page/Opening.tsx'
import styles from '../page/Page.module.css'
import type { Loaded } from '../page/page-config.ts'
import type { PageDocument } from '../page/page-document.ts'
import { toHeadTitle } from '../page/page-head.ts'

const TOKEN = freeText('token', 128)

/** A signed-in customer's details, password and sessions; other visitors are redirected to the login page. Never cached. */
export const ownAccountPage: FixedPage = {
  toDocument: (ctx) => toDocument(ctx, undefined),
  isListed: () => false,
  fields: () => [DONE_FIELD, TOKEN],
  forms: OWN_ACCOUNT_FORMS,
  loadsWhen: 'always',
  takesSecret: true,
  load: loadAccount,
}

async function loadAccount({ site, links, form, query }: RenderContext, live: LiveParts): Promise<Loaded> {
  const { contentApi, session, cookies, isHttps, signal } = live
  const token = TOKEN.read(query)
  // The token of an email's link is removed from the address at once.
  if (token !== '') {
    const path = fixedPagePath(site, 'account')
    return { status: 303, path, cookies: [DATA_LINK_COOKIE.toCookie(site.brand, token, { https: isHttps })] }
  }
  const away = { status: 303, ...toLogin({ site, links }) } as const
  if (session === undefined) return away
  const call = {
    query: { brand: site.brand },
    headers: {
      'Accept-Language': site.iso,
      [VISITOR_HEADERS.device]: readCookie(cookies, deviceCookieName(site.brand, { https: isHttps })) ?? '',
    },
    bearer: session.bearer,
    signal,
  }
  const asked = [
    askStudio(contentApi, '/auth/me', call),
    askStudio(contentApi, '/auth/sessions', call),
    askStudio(contentApi, '/auth/devices', call),
  ] as const
  const answered = await Promise.all(asked).catch((error: unknown) => {
    // Keeps the typed input, also while the studio does not answer.
    if (error instanceof TryLater && form !== undefined) return undefined
    throw error
  })
  if (answered === undefined) return (ctx) => toDocument(ctx, undefined)
  const [profile, sessions, devices] = answered
  if (answered.some(({ status }) => status === 401))
    return { ...away, cookies: [toEndedSessionCookie(site.brand, { https: isHttps })] }
  const data = {
    profile: customerProfileSchema.parse(profile.json),
    sessions: sessionListSchema.parse(sessions.json).data,
    devices: deviceListSchema.parse(devices.json).data,
    isOpen: DATA_LINK_COOKIE.readToken(cookies, site.brand, { https: isHttps }) !== undefined,
  }
  return (ctx) => toDocument(ctx, data)
}

function toDocument(ctx: RenderContext, data: OwnAccountData | undefined): PageDocument {
  const { t, links, site } = ctx
  const title = t('portal.accountTitle')
  const intro = t('portal.accountIntro')
  const path = fixedPagePath(site, 'account')
  const refused = data === undefined ? loadRefusedForm(ctx) : undefined
  const crumbs = [toHomeCrumb(ctx), { title, href: links.href(path) }]
  return {
    head: {
      title: toHeadTitle(ctx, title),
      description: intro,
      robots: { index: false, follow: false },
      canonical: links.url(path),
      alternates: [],
      kind: 'website',
      jsonLd: [],
    },
    main: (
      <div className={styles.page}>
        <Opening crumbs={{ label: t('breadcrumb.label'), crumbs }} title={title} subTitle={intro} isAboveText />
        {data && (
          <Container>
            <TextColumn isAlone>
              <OwnAccount {...loadOwnAccount(ctx, data)} />
            </TextColumn>
          </Container>
        )}
        {refused && (
          <Container>
            <TextColumn isAlone>
              <h2>{refused.title}</h2>
              <AccountForm {...refused.form} />
            </TextColumn>
          </Container>
        )}
      </div>
    ),
  }
}
