/** What a browser keeps for this site under a key; reading, writing and removing never fail. */
type DeviceStore = {
  read: (key: string) => string | undefined
  write: (key: string, text: string) => void
  remove: (key: string) => void
}

/**
 * Browsers forbid storage, forget it or have no room: even to name it may throw. What cannot be kept holds for as long as the page lives,
 * so that nothing that was just chosen is lost before the eyes.
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

/** Until it is deleted, in all tabs. */
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
    // The next page asks again.
  }
}
