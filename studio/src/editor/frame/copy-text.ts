/** Copies a text; returns whether it worked. Without TLS there is no clipboard, and users may deny access. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
