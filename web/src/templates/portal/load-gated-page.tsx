import type { FeedChange } from '@menagerie/contract/feed'
import { type GatedPageAnswer, gatedPageAnswerSchema } from '@menagerie/contract/gated-page'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { BLOCK_SCHEMAS } from '../../blocks/block-schemas.ts'
import type { GatedContent } from '../../context/gated-content.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { CONTACT_QUERY } from '../../features/contact/contact-form.ts'
import { askStudio } from '../../features/portal/ask-studio.ts'
import { Downloads } from '../../features/portal/Downloads.tsx'
import { loadDownloads } from '../../features/portal/load-downloads.ts'
import type { LiveParts } from '../../platform/live-parts.ts'
import { toEndedSessionCookie } from '../../platform/session-cookie.ts'
import { TryLater } from '../../platform/try-later.ts'
import { checkBlocksWith } from '../../replica/check-blocks.ts'
import { checkChange } from '../../replica/check-change.ts'
import { overlayReader } from '../../replica/overlay-reader.ts'
import type { Published } from '../../replica/reader.ts'
import { Container } from '../../ui/Container.tsx'
import type { Loaded } from '../page/page-config.ts'
import type { PageDocument, Template } from '../page/page-document.ts'
import styles from './GatedPage.module.css'

type EditorsPage = Published<'page'>
const checkBlocks = checkBlocksWith(BLOCK_SCHEMAS)

/**
 * Spec §4: loads the content of a gated page with the visitor's bearer token; the site does not keep it. The studio
 * decides: it knows which sessions are valid, and whose accounts are approved. Rejects while it does not answer.
 */
export async function loadGatedPage(
  asking: RenderContext,
  stub: EditorsPage,
  { contentApi, session, isHttps, signal }: LiveParts,
  templateOf: (page: EditorsPage) => Template,
): Promise<Loaded> {
  if (session === undefined) return { status: 303, path: '' }
  const { site } = asking
  const call = {
    query: { brand: site.brand },
    headers: { 'Accept-Language': site.iso },
    bearer: session.bearer,
    signal,
  }
  const asked = askStudio(contentApi, `/auth/pages/${encodeURI(stub.path ?? '')}`, call)
  const answered = await asked.catch((error: unknown) => {
    if (error instanceof TryLater && isAfterForm(asking)) return undefined
    throw error
  })
  if (answered === undefined) return (ctx) => drawWithoutBody(templateOf(stub)(ctx, stub))
  const { status, json } = answered
  if (status === 401) return { status: 303, path: '', cookies: [toEndedSessionCookie(site.brand, { https: isHttps })] }
  if (status === 404) return { status: 404 }
  if (status !== 200) throw new Error(`The studio answered ${status} for a gated page`)
  const answer = gatedPageAnswerSchema.parse(json)
  const page = toEntry(site, answer)
  return (ctx) => drawGatedPage(ctx, page, answer, templateOf(page))
}

/** Tells whether the page shows the result of a form, which it does even while the studio does not answer. */
const isAfterForm = ({ form, query }: RenderContext) => form !== undefined || CONTACT_QUERY.sent.read(query) === '1'

/** Shows only title and form, of which nothing is secret. */
function drawWithoutBody({ head, main }: PageDocument): PageDocument {
  return { head: toGatedHead(head), main }
}

/** Hides the page from search engines. */
const toGatedHead = (head: PageDocument['head']): PageDocument['head'] => ({
  ...head,
  robots: { index: false, follow: false },
  alternates: [],
  jsonLd: [],
  feeds: [],
})

/** Validates the answer like everything published. */
function toEntry({ brand, code }: RenderContext['site'], { key, path, body }: GatedPageAnswer): EditorsPage {
  const change: FeedChange = { kind: 'page', brand, locale: code, key, path, deleted: false, body }
  const checked = checkChange(change, checkBlocks)
  if ('problem' in checked) throw new Error(`A gated page cannot be shown: ${checked.problem}`)
  const { entry } = checked
  if (!isPage(entry)) throw new Error('What the studio sent is not a page')
  return entry
}

const isPage = (entry: Published<'page'> | { kind: string }): entry is EditorsPage => entry.kind === 'page'

/** Renders a gated page with its body for its customer. */
export function drawGatedPage(
  ctx: RenderContext,
  page: EditorsPage,
  { downloads, children, profile }: GatedContent,
  template: Template,
): PageDocument {
  // Without search, as that has no gated pages: the page's lists have pages, but no filters.
  const { search: _, ...withoutSearch } = ctx
  const reader = overlayReader(ctx.reader, ctx.site, { entries: [page] })
  const own = { ...withoutSearch, reader, gated: { downloads, children, ...(profile && { profile }) } }
  const { head, main } = template(own, page)
  const files = loadDownloads(ctx, downloads)
  return {
    head: toGatedHead(head),
    main: (
      <>
        {main}
        <Container width={files || children.length > 0 ? 'medium' : 'small'}>
          {files && <Downloads {...files} />}
          <p className={styles.account}>
            <a href={ctx.links.href(fixedPagePath(ctx.site, 'account'))}>{ctx.t('portal.accountTitle')}</a>
          </p>
        </Container>
      </>
    ),
  }
}
