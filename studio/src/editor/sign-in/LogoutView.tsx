import { StudioLogo } from '../frame/StudioLogo.tsx'
import { SigningOut } from './SigningOut.tsx'

/** In place of Payload's own, which knows nothing of a session at the company's provider. */
export function LogoutView() {
  return (
    <div className="menagerie-sign-in">
      <StudioLogo />
      <SigningOut />
    </div>
  )
}
