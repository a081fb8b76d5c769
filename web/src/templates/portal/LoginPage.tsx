import type { RenderContext } from '../../context/render-context.ts'
import { AccountForm } from '../../features/portal/AccountForm.tsx'
import { loadLoginForm } from '../../features/portal/load-account-form.ts'
import type { LiveParts } from '../../platform/live-parts.ts'
import type { Published } from '../../replica/reader.ts'
import { TextColumn } from '../../ui/TextColumn.tsx'
import { toTaskDocument } from '../content/TaskPage.tsx'
import type { Loaded } from '../page/page-config.ts'
import type { Template } from '../page/page-document.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { sendOnSignedIn } from './send-on-signed-in.ts'
import { toAccountLinks } from './to-account-links.ts'

type EditorsPage = Published<'page'>

/** Spec §2, Login form: editors' content about signing in, and the form as the task. */
export const loginTemplate: Template = (ctx, page) => toLoginDocument(ctx, page, undefined)

/** A live page, as it depends on the page that led here. */
export async function loadLoginPage(asked: RenderContext, page: EditorsPage, live: LiveParts): Promise<Loaded> {
  return sendOnSignedIn(asked) ?? ((ctx) => toLoginDocument(ctx, page, live.cameFrom))
}

function toLoginDocument(ctx: RenderContext, page: EditorsPage, cameFrom: string | undefined) {
  return toTaskDocument(
    ctx,
    page,
    <TextColumn isAlone>
      <AccountForm {...loadLoginForm(ctx, cameFrom, page.path ?? '')} />
      <AccountLinks links={toAccountLinks(ctx, 'login', false)} />
    </TextColumn>,
  )
}
