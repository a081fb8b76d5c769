/** Storage of this site in the browser; reading, writing and removing never throw. */
type DeviceStore = {
  read: (key: string) => string | undefined
  write: (key: string, text: string) => void
  remove: (key: string) => void
}

/**
 * Browsers may forbid storage, clear it or have no room: even accessing it may throw. What cannot be stored is kept
 * in memory as long as the page is open, so that a choice just made is not lost.
 */
export function createDeviceStore(find: () => Storage): DeviceStore {
  const unkept = new Map<string, string>()
  return {
    read(key) {
      try {
        return unkept.get(key) ?? find().getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    write(key, text) {
      unkept.delete(key)
      try {
        find().setItem(key, text)
      } catch {
        unkept.set(key, text)
      }
    },
    remove(key) {
      unkept.delete(key)
      try {
        find().removeItem(key)
      } catch {
        // There is nothing to remove.
      }
    },
  }
}

/** Lasts until it is deleted, shared by all tabs. */
export const deviceStore = createDeviceStore(() => localStorage)

/** Reads `document.cookie`; '' where cookies are forbidden. */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, nor on plain http
    document.cookie = cookie
  } catch {
    // Not set; the next page asks again.
  }
}
