import { StudioIcon } from './StudioIcon.tsx'

/** Above the sign-in form. */
export function StudioLogo() {
  return (
    <div className="menagerie-logo">
      <StudioIcon size={44} />
      <span>
        Menagerie <small>studio</small>
      </span>
    </div>
  )
}
