import { AccountForm } from '../features/portal/AccountForm.tsx'
import { loadAccountForm } from '../features/portal/load-account-form.ts'
import type { Template } from './page-document.ts'
import { AccountLinks } from './portal/AccountLinks.tsx'
import { toAccountLinks } from './portal/to-account-links.ts'
import { toTaskDocument } from './TaskPage.tsx'

/** Spec §2, Login form: editors' words about signing in, and the form as the task. */
export const loginTemplate: Template = (ctx, page) =>
  toTaskDocument(
    ctx,
    page,
    <>
      <AccountForm {...loadAccountForm(ctx, 'login', page.path ?? '')} />
      <AccountLinks links={toAccountLinks(ctx, 'login', false)} />
    </>,
  )
