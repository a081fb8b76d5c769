import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'

/** Known only in the browser. */
export function usePasskeySupport(): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(browserSupportsWebAuthn()), [])
  return isThere
}
