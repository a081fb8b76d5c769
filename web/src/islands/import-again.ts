/** Chromium names the module in its message. */
const MODULE_URL = /https?:\S+\.js$/

/**
 * Loads a module, at the second try and later by an address with a fragment, too: Chromium up to 150 remembers for the life of a
 * page what could not be loaded, and asks no more (whatwg/html#10327). Modules that it imports keep their addresses.
 */
export async function importAgain<Module>(load: () => Promise<Module>, failures: number): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const url = MODULE_URL.exec(String(error))?.[0]
    if (failures === 0 || url === undefined) throw error
    return import(/* @vite-ignore */ `${url}#${failures}`)
  }
}
