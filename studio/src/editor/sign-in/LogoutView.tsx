import { StudioLogo } from '../frame/StudioLogo.tsx'
import { SigningOut } from './SigningOut.tsx'

/** Replaces Payload's view, which does not end a session at the company's provider. */
export function LogoutView() {
  return (
    <div className="menagerie-sign-in">
      <StudioLogo />
      <SigningOut />
    </div>
  )
}
