import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'

/** Whether the browser supports passkeys; false on the server and in the first rendering. */
export function usePasskeySupport(): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(browserSupportsWebAuthn()), [])
  return isThere
}
