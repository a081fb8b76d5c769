import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { findSignInStart } from '../../model/collections/users/find-sign-in-start.ts'
import { StudioLogo } from '../frame/StudioLogo.tsx'
import { SignIn } from './SignIn.tsx'

/** Replaces Payload's view, because a password is only one way to sign in, and may need a second step. */
export async function LoginView({ initPageResult: { req }, searchParams = {} }: AdminViewServerProps) {
  const next = getSafeRedirect({ redirectTo: String(searchParams.redirect ?? ''), fallbackTo: '/admin' })
  if (req.user) redirect(next)
  const start = await findSignInStart(req)
  const problem = typeof searchParams.problem === 'string' ? searchParams.problem : ''
  return (
    <div className="menagerie-sign-in">
      <StudioLogo />
      <SignIn start={start} next={next} problem={problem} />
    </div>
  )
}
