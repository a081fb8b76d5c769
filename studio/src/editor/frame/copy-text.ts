/** Returns whether the clipboard has the text. A page that came without TLS has no clipboard, and people may forbid it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
